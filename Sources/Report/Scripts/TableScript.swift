/// The table of packets: only the rows in sight are in the page.
enum TableScript {
    /// The part of the script.
    static let text = #"""
        const rowHeight = 30;
        const headings = ['No.', 'Time', 'Dir', 'Link', 'From', 'To', 'Type', 'TTL', 'Bytes', 'Flags', 'Verdicts', 'Contents'];
        const numeric = new Set(['No.', 'TTL', 'Bytes']);
        let selected = -1, pane, body;
        const verdictCell = row => data.profiles.map(({ name, shift }) => {
          const reason = reasonOf(row, shift), answer = answerOf(reason);
          return el('span', { class: 'glyph ' + answer, title: `${name} ${words[answer]}${reason ? ': ' + reason.name : ''}`,
            role: 'img', 'aria-label': `${name} ${words[answer]}` }, `${name[0].toUpperCase()}${glyphs[answer]}`);
        });
        const findingCell = row => found.has(row) && el('span', { class: 'badge ' + severities.find(name => found.get(row).some(at => severityOf(at) === name)) },
          [...new Set(found.get(row).map(at => data.rules[data.findings.rule[at]].id))].slice(0, 2).join(' '));
        const cellsOf = row => [P.no[row], clock(P.time[row], 6).slice(0, 12), (arrows[directionOf(row)] ?? '?').slice(0, 3).trim().replace(/ .*/, ''), linkName(P.link[row]),
          el('span', { title: peerTitle(P.sender[row]) }, P.sender[row] < 0 ? '—' : peerName(P.sender[row], 18)),
          el('span', { title: peerTitle(P.recipient[row]) }, peerName(P.recipient[row], 18)), data.kinds[P.kind[row]] + (P.pieces[row] ? ' =' : ''),
          P.ttl[row], grouped(P.length[row]), flagsOf(row).join(' '), verdictCell(row),
          [findingCell(row), ' ', el('span', { class: 'foreign', title: textOf(row) }, short(textOf(row), 160))]];
        const rowElement = (row, at) => el('div', { class: 'row', role: 'row', id: 'row-' + row, 'aria-rowindex': at + 2, 'aria-selected': at === selected ? 'true' : 'false',
          onclick: () => { select(at); openPacket(row); } },
          cellsOf(row).map((cell, column) => el('div', { role: 'gridcell', class: numeric.has(headings[column]) && 'num' }, cell)));
        const drawRows = () => {
          const top = Math.max(0, Math.floor(pane.scrollTop / rowHeight) - 8), bottom = Math.min(chosen.length, top + Math.ceil(pane.clientHeight / rowHeight) + 16);
          const rows = [];
          for (let at = top; at < bottom; at++) {
            const element = rowElement(chosen[at], at);
            element.style.top = at * rowHeight + 'px';
            rows.push(element);
          }
          body.replaceChildren(...rows);
          if (selected >= 0 && selected < chosen.length) pane.setAttribute('aria-activedescendant', 'row-' + chosen[selected]);
          else pane.removeAttribute('aria-activedescendant');
        };
        const select = at => {
          selected = Math.max(0, Math.min(chosen.length - 1, at));
          const top = selected * rowHeight, seen = pane.clientHeight - rowHeight;
          if (top < pane.scrollTop) pane.scrollTop = top;
          else if (top + rowHeight > pane.scrollTop + seen) pane.scrollTop = top + rowHeight - seen;
          drawRows();
        };
        const tableKeys = event => {
          const page = Math.max(1, Math.floor(pane.clientHeight / rowHeight) - 2);
          const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
          if (event.key === 'Enter' || event.key === ' ') { if (selected >= 0 && chosen.length) { event.preventDefault(); openPacket(chosen[selected]); } return; }
          if (!(event.key in steps) || !chosen.length) return;
          event.preventDefault();
          select(selected < 0 && steps[event.key] === 1 ? 0 : selected + steps[event.key]);
        };
        const buildTable = () => {
          pane = el('div', { class: 'grid', role: 'grid', tabindex: 0, id: 'grid', 'aria-label': 'Packets', 'aria-colcount': headings.length, onkeydown: tableKeys });
          body = el('div', { class: 'body', role: 'rowgroup' });
          pane.append(el('div', { class: 'row headings', role: 'row', 'aria-rowindex': 1 }, headings.map(name =>
            el('div', { role: 'columnheader', class: numeric.has(name) && 'num' }, name))), body);
          let waits = false;
          pane.addEventListener('scroll', () => { if (!waits) { waits = true; requestAnimationFrame(() => { waits = false; drawRows(); }); } });
          show('table', el('p', { id: 'table-caption' }), pane, el('div', { class: 'printed', id: 'printed' }));
        };
        const showTable = () => {
          if (!pane) buildTable();
          selected = -1;
          pane.setAttribute('aria-rowcount', chosen.length + 1);
          body.style.height = chosen.length * rowHeight + 'px';
          byId('table-caption').replaceChildren(`${plural(chosen.length, 'packet')}. Arrow keys move, Enter opens a packet. Verdicts: ${
            profileNames.map(name => `${name[0].toUpperCase()} ${name}`).join(', ') || 'none asked for'}; ✓ accepts, ✗ refuses, ? cannot tell. “=” marks a packet put together from fragments.`);
          pane.scrollTop = 0;
          drawRows();
        };
        views.push(showTable);
        const showPrinted = () => byId('printed').replaceChildren(plainTable(['#No.', 'Time', 'From', 'To', 'Type', 'Verdicts', 'Contents'],
          Array.from(chosen.subarray(0, 200), row => [String(P.no[row]), clock(P.time[row]), peerName(P.sender[row]), peerName(P.recipient[row]), data.kinds[P.kind[row]], verdictCell(row), short(textOf(row), 90)])),
          chosen.length > 200 ? el('p', {}, `The first 200 of ${grouped(chosen.length)} packets.`) : '');
        window.addEventListener('beforeprint', showPrinted);
        """#
}
