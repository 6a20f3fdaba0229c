/// The figures at the head of the page: those of the whole capture, and of what is shown now.
enum CountScript {
    /// The part of the script.
    static let text = #"""
        const tile = (name, value, label, part) => el('div', { class: `tile ${value ? name : ''}` },
          el('b', { 'data-total': name }, grouped(value)), el('span', {}, label),
          isFiltered() && part !== undefined && el('span', { class: 'part' },
            el('span', { 'data-part': name, class: 'part' }, grouped(part)), ' in filter'));
        const countChosen = () => {
          const counts = { packets: chosen.length, frames: 0, rebuilt: 0, error: 0, warning: 0, note: 0, peers: 0, refused: {} };
          const peers = new Set();
          for (const row of chosen) {
            if (P.pieces[row] > 0) counts.rebuilt++; else counts.frames++;
            if (P.sender[row] >= 0) peers.add(P.sender[row]);
          }
          for (const [row, all] of found) if (mask[row]) for (const at of all) counts[severityOf(at)]++;
          counts.peers = peers.size;
          return counts;
        };
        const authors = packetsOf.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
        const showCounts = () => {
          const part = countChosen(), whole = stats.total;
          show('tiles',
            tile('frames', sumOf(whole.frames), 'frames', part.frames),
            tile('rebuilt', whole.reassembled, 'put together from fragments', part.rebuilt),
            tile('peers', authors, 'authors', part.peers),
            tile('error', whole.findings.error ?? 0, 'errors found', part.error),
            tile('warning', whole.findings.warning ?? 0, 'warnings found', part.warning),
            tile('note', whole.findings.note ?? 0, 'notes found', part.note),
            tile('undecodable', whole.errors, 'not decodable by iOS'),
            tile('adverts', whole.adverts, 'adverts of bitchat'),
            tile('records', whole.records, 'records'));
          byId('result').replaceChildren(
            el('strong', { id: 'shown' }, grouped(part.packets)), ` of ${plural(total, 'packet')} shown`);
        };
        views.push(showCounts);
        """#
}
