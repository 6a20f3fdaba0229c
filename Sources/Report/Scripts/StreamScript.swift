/// Fragment streams: which pieces came, which are missing.
enum StreamScript {
    /// The part of the script.
    static let text = #"""
        let streamsShown = 12;
        const gatherStreams = () => {
          const streams = new Map();
          for (const row of chosen) {
            const at = P.stream[row];
            if (at < 0) continue;
            if (!streams.has(at)) streams.set(at, { at, pieces: new Set(), first: P.time[row], last: P.time[row], copies: 0, whole: -1 });
            const stream = streams.get(at);
            if (P.piece[row] < 0) { stream.whole = row; continue; }
            if (stream.pieces.has(P.piece[row])) stream.copies++;
            stream.pieces.add(P.piece[row]);
            stream.last = P.time[row];
          }
          return [...streams.values()].filter(stream => stream.pieces.size).map(stream => ({ ...stream, total: data.streams.total[stream.at],
            missing: missingOf(stream.pieces, data.streams.total[stream.at]) }))
            .sort((a, b) => (b.missing.length > 0) - (a.missing.length > 0) || a.first - b.first);
        };
        /** The missing pieces as spans of numbers from 0. */
        const missingOf = (pieces, total) => {
          const spans = [];
          for (let at = 0; at < total; at++) {
            if (pieces.has(at)) continue;
            if (spans.length && spans.at(-1)[1] === at - 1) spans.at(-1)[1] = at; else spans.push([at, at]);
          }
          return spans;
        };
        const missingText = (spans, most = 5) => spans.slice(0, most).map(([from, to]) => from === to ? `${from}` : `${from}–${to}`).join(', ')
          + (spans.length > most ? ' …' : '');
        const drawPieces = (canvas, stream) => {
          const { pen, width } = prepare(canvas, 26), cells = Math.min(stream.total, Math.floor(width / 4)), step = Math.min(width / cells, 30), colours = palette;
          for (let cell = 0; cell < cells; cell++) {
            const from = Math.floor(cell * stream.total / cells), to = Math.max(from + 1, Math.floor((cell + 1) * stream.total / cells));
            let held = true;
            for (let at = from; at < to; at++) held &&= stream.pieces.has(at);
            const x = cell * step + .5, wide = Math.max(1.5, Math.min(step - 1.5, 60));
            if (held) { pen.fillStyle = colours.good; pen.fillRect(x, 3, wide, 14); continue; }
            pen.strokeStyle = colours.bad;
            pen.lineWidth = 1.5;
            pen.strokeRect(x + .75, 3.75, Math.max(.5, wide - 1.5), 12.5);
            if (wide > 9) { pen.beginPath(); pen.moveTo(x + 4, 6); pen.lineTo(x + wide - 4, 14); pen.moveTo(x + wide - 4, 6); pen.lineTo(x + 4, 14); pen.stroke(); }
          }
          drawLife(pen, width, stream);
        };
        /** When the pieces came, on the axis of the traffic above. */
        const drawLife = (pen, width, stream) => {
          const { from, to } = axis(), x = time => (time - from) / (to - from) * width;
          pen.fillStyle = palette.line;
          pen.fillRect(0, 22, width, 1);
          if (Number.isNaN(stream.first)) return;
          pen.fillStyle = palette.accent;
          pen.fillRect(Math.min(width - 3, x(stream.first)), 20, Math.max(3, x(stream.last) - x(stream.first)), 5);
        };
        const streamState = stream => {
          const when = `${clock(stream.first)}${stream.last > stream.first ? `, ${span((stream.last - stream.first) / 1000)}` : ''}`;
          return [stream.missing.length ? el('span', { class: 'badge refused' }, `✗ ${stream.pieces.size} of ${stream.total}`)
            : el('span', { class: 'badge accepted' }, `✓ ${stream.pieces.size} of ${stream.total}`), ' ',
            stream.missing.length ? `missing ${missingText(stream.missing)} · ` : '', el('span', { class: 'soft' }, when),
            stream.whole >= 0 && [' ', button(`#${P.no[stream.whole]}`, () => openPacket(stream.whole), { title: 'the packet put together' })]];
        };
        const showStreams = () => {
          const streams = gatherStreams(), incomplete = streams.filter(stream => stream.missing.length).length;
          const caption = el('p', { id: 'streams-caption', 'data-streams': streams.length, 'data-incomplete': incomplete },
            `${plural(streams.length, 'stream')} of fragments in what is shown, ${grouped(incomplete)} with missing pieces, which stand first. Filled: came; crossed outline: missing. The line below the pieces is time: the mark shows when they came.`);
          if (!streams.length) return show('streams', caption, empty('No fragment is shown.'));
          const box = el('div', { class: 'strips pieces' });
          for (const stream of streams.slice(0, streamsShown)) {
            const sender = data.streams.sender[stream.at], canvas = el('canvas', { role: 'img', 'aria-label':
              `${stream.pieces.size} of ${stream.total} pieces${stream.missing.length ? ', missing ' + missingText(stream.missing, 30) : ''}` });
            box.append(el('div', { class: 'label', title: `${peerTitle(sender)}, stream ${data.streams.id[stream.at]}` }, peerName(sender, 12), ' ',
              el('span', { class: 'soft' }, `${data.kinds[data.streams.kind[stream.at]]} `), el('code', { class: 'soft' }, data.streams.id[stream.at].slice(0, 8))),
              canvas, el('div', { class: 'state' }, streamState(stream)));
            drawLater(canvas, () => drawPieces(canvas, stream));
          }
          const scale = el('canvas', { class: 'axis', role: 'img', 'aria-label': `Time from ${clock(axis().from)} to ${clock(axis().to)}` });
          box.append(el('span', {}), scale, el('span', {}));
          drawLater(scale, () => drawAxis(scale));
          const more = streams.length > streamsShown && el('div', { class: 'pager' },
            el('button', { type: 'button', onclick: () => { streamsShown += 40; apply(); } }, 'Show 40 more'),
            `${streamsShown} of ${grouped(streams.length)} streams`);
          show('streams', caption, box, more, alternative('stream-table', 'Streams as a table',
            ['Author', 'Stream', 'Of', 'Link', '#Pieces', '#Of', 'Missing', '#Copies', 'First', 'Last'], () => streams.map(stream => [
              peerName(data.streams.sender[stream.at], 40), el('code', {}, data.streams.id[stream.at]), data.kinds[data.streams.kind[stream.at]],
              linkName(data.streams.link[stream.at]), grouped(stream.pieces.size), grouped(stream.total), missingText(stream.missing, 20) || '—',
              grouped(stream.copies), clock(stream.first), clock(stream.last)])));
        };
        views.push(showStreams);
        """#
}
