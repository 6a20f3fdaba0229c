/// The window of one packet: everything the page knows of it.
enum DetailScript {
    /// The part of the script.
    static let text = #"""
        const detailRows = row => [
          ['Captured', `${dayAndClock(P.time[row])} (record ${P.record[row]} of ${short(data.sources[P.source[row]], 80)})`],
          ['Direction', `${directionOf(row)} on ${linkName(P.link[row])}${data.links.address[P.link[row]] ? ', ' + data.links.address[P.link[row]] : ''}`],
          ['From', P.sender[row] < 0 ? 'no header' : peerTitle(P.sender[row])], ['To', peerTitle(P.recipient[row])],
          ['Heard through', P.linkPeer[row] >= 0 && P.linkPeer[row] !== P.sender[row] && directionOf(row) === 'received' && peerTitle(P.linkPeer[row])],
          ['Header', P.sender[row] >= 0 && `TTL ${P.ttl[row]}, flags ${flagsOf(row).join(', ') || 'none'}, ${grouped(P.length[row])} bytes`],
          ['Signature', data.signatures[P.signature[row]]],
          ['Clock', !Number.isNaN(P.skew[row]) && `${signed(P.skew[row])} from the record`],
          ['Answers', P.request[row] >= 0 && [button(`Packet ${P.no[P.request[row]]}`, () => openPacket(P.request[row])), `, ${span(P.age[row])} after it`]],
          ['Fragment', P.stream[row] >= 0 && `${P.piece[row] >= 0 ? `piece ${P.piece[row]} of ${data.streams.total[P.stream[row]]}` : `put together from ${P.pieces[row]} pieces`}, stream ${data.streams.id[P.stream[row]]}`],
          ['Contents', el('span', { class: 'foreign', dir: 'auto' }, textOf(row) || 'nothing to show')],
        ].filter(([, value]) => value);
        const detailVerdicts = row => data.profiles.length > 0 && [el('h3', {}, 'Verdicts'), el('dl', {}, data.profiles.map(({ name, shift }) => {
          const reason = reasonOf(row, shift), answer = answerOf(reason);
          return [el('dt', {}, name), el('dd', {}, el('span', { class: 'badge ' + answer }, `${glyphs[answer]} ${words[answer]}`), ' ', reason?.name ?? '')];
        }))];
        const detailFindings = row => found.has(row) && [el('h3', {}, 'Findings'), found.get(row).map(at => {
          const rule = data.rules[data.findings.rule[at]];
          return el('p', {}, badge(rule.severity), ' ', el('code', {}, rule.id), ' ', el('span', { class: 'foreign' }, messageOf(at)),
            data.findings.offset[at] >= 0 ? ` (offset ${data.findings.offset[at]})` : '', ' ', el('span', { class: 'soft' }, rule.explanation));
        })];
        let opener = null;
        const openPacket = row => {
          const dialog = byId('detail'), marks = new Map();
          for (const at of found.get(row) ?? []) for (const [offset, text] of markOf(at)) marks.set(offset, text);
          dialog.replaceChildren(...[el('button', { type: 'button', class: 'close', onclick: () => dialog.close() }, 'Close'),
            el('h2', { id: 'detail-title' }, `Packet ${P.no[row]}: ${data.kinds[P.kind[row]]}`),
            el('dl', {}, detailRows(row).map(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])),
            detailVerdicts(row), detailFindings(row), el('h3', {}, 'Bytes'), dump(row, marks)].flat(9).filter(child => child));
          if (!dialog.open) { opener = document.activeElement; dialog.showModal(); }
          dialog.scrollTop = 0;
          dialog.querySelector('.close').focus();
        };
        byId('detail').addEventListener('close', () => { if (opener?.isConnected) opener.focus(); else pane?.focus(); });
        """#
}
