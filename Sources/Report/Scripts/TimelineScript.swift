/// Time lines: traffic by type, and the packets of each peer, over one common axis.
enum TimelineScript {
    /// The part of the script.
    static let text = #"""
        const mostStrips = 24;
        const axis = () => {
          const from = Number.isNaN(filter.from) ? begin : filter.from, to = Number.isNaN(filter.to) ? end : filter.to;
          return { from, to: Math.max(to, from + 1000) };
        };
        const prepare = (canvas, high) => {
          const scale = Math.min(3, window.devicePixelRatio || 1), width = widths.get(canvas) || 600;
          canvas.width = Math.round(width * scale);
          canvas.height = Math.round(high * scale);
          const pen = canvas.getContext('2d');
          pen.scale(scale, scale);
          return { pen, width };
        };
        /** Counts packets by row and by place on the axis: taken or not judged above, refused below. */
        const binned = (rowOf, rows, bins) => {
          const { from, to } = axis(), above = new Uint32Array(rows * bins), below = new Uint32Array(rows * bins);
          for (const row of chosen) {
            const line = rowOf(row), time = P.time[row];
            if (line < 0 || !(time >= from && time <= to)) continue;
            const at = line * bins + Math.min(bins - 1, Math.floor((time - from) / (to - from) * bins));
            if (refused(row)) below[at]++; else above[at]++;
          }
          return { above, below };
        };
        const drawStrip = (canvas, above, below, most, colours) => {
          const { pen, width } = prepare(canvas, 26), step = width / above.length, height = count => count ? Math.max(2, Math.sqrt(count / most) * 15) : 0;
          pen.fillStyle = colours.line;
          pen.fillRect(0, 17, width, 1);
          pen.fillStyle = colours.accent;
          for (let at = 0; at < above.length; at++) if (above[at]) {
            const high = height(above[at]);
            pen.fillRect(at * step, 17 - high, Math.max(1.5, step - .5), high);
          }
          pen.fillStyle = colours.bad;
          for (let at = 0; at < below.length; at++) if (below[at]) pen.fillRect(at * step, 18, Math.max(1.5, step - .5), Math.max(2, height(below[at]) / 2));
        };
        const drawAxis = canvas => {
          const { pen, width } = prepare(canvas, 20), { from, to } = axis(), marks = Math.max(2, Math.floor(width / 130));
          pen.fillStyle = palette.soft;
          pen.font = '11.5px system-ui, sans-serif';
          for (let at = 0; at <= marks; at++) {
            pen.textAlign = at === 0 ? 'left' : at === marks ? 'right' : 'center';
            pen.fillRect(Math.min(width - 1, width * at / marks), 0, 1, 4);
            pen.fillText(clock(from + (to - from) * at / marks, to - from < 5e6 ? 3 : to - from < 60e6 ? 1 : 0), width * at / marks, 16);
          }
        };
        const brush = canvas => {
          let start = null;
          const timeAt = event => { const { from, to } = axis(), box = canvas.getBoundingClientRect();
            return from + (to - from) * Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)); };
          canvas.addEventListener('pointerdown', event => { start = timeAt(event); canvas.setPointerCapture(event.pointerId); });
          canvas.addEventListener('pointerup', event => {
            const stop = timeAt(event), { from, to } = axis();
            if (start !== null && Math.abs(stop - start) > (to - from) / 200) choose({ from: Math.min(start, stop), to: Math.max(start, stop) });
            start = null;
          });
          return canvas;
        };
        const strips = (id, title, lines, rowOf) => {
          const bins = 300, box = el('div', { class: 'strips', id });
          const { above, below } = binned(rowOf, lines.length, bins);
          let most = 1;
          for (const counts of [above, below]) for (const count of counts) if (count > most) most = count;
          lines.forEach(({ label, name, count, total, bad }, line) => {
            const canvas = brush(el('canvas', { role: 'img', 'aria-label': `${name}: ${plural(count, 'packet')}, ${grouped(bad)} refused by a profile` }));
            box.append(el('div', { class: 'label' }, label), canvas, el('div', { class: 'num', 'data-line': name, 'data-count': count },
              grouped(count), total !== undefined && total !== count && el('span', { class: 'soft' }, ` of ${grouped(total)}`)));
            drawLater(canvas, () => drawStrip(canvas, above.subarray(line * bins, (line + 1) * bins), below.subarray(line * bins, (line + 1) * bins), most, palette));
          });
          const scale = el('canvas', { class: 'axis', role: 'img', 'aria-label': `Time from ${clock(axis().from)} to ${clock(axis().to)}` });
          box.append(el('span', {}), scale, el('span', {}));
          drawLater(scale, () => drawAxis(scale));
          return [el('h3', {}, title), box];
        };
        let palette = {}, widths = new Map();
        /** Canvases are drawn once they stand in the page, and again when colours or sizes change: all are measured before one is drawn. */
        const drawings = [];
        const drawLater = (canvas, draw) => drawings.push({ canvas, draw });
        const redraw = () => {
          palette = Object.fromEntries(['line', 'accent', 'bad', 'good', 'soft', 'zone'].map(name => [name, colour(name)]));
          widths = new Map(drawings.map(({ canvas }) => [canvas, canvas.clientWidth]));
          drawings.forEach(({ draw }) => draw());
        };
        const tally = (size, rowOf) => {
          const all = new Uint32Array(size), bad = new Uint32Array(size);
          for (const row of chosen) { const at = rowOf(row); if (at >= 0) { all[at]++; if (refused(row)) bad[at]++; } }
          return { all, bad };
        };
        const wholeKinds = new Uint32Array(data.kinds.length);
        for (const kind of P.kind) wholeKinds[kind]++;
        const showTimelines = () => {
          const kinds = tally(data.kinds.length, row => P.kind[row]), peers = tally(data.peers.id.length, row => P.sender[row]);
          const rank = counts => [...counts.keys()].filter(at => counts[at]).sort((a, b) => counts[b] - counts[a] || a - b);
          const kindLines = rank(kinds.all), peerOrder = rank(peers.all), peerLines = peerOrder.slice(0, mostStrips);
          const place = lines => { const at = new Int32Array(Math.max(data.kinds.length, data.peers.id.length)).fill(-1); lines.forEach((line, row) => at[line] = row); return at; };
          const kindPlace = place(kindLines), peerPlace = place(peerLines);
          const untimed = chosen.reduce((sum, row) => sum + Number.isNaN(P.time[row]), 0);
          const caption = el('p', {}, 'Bars above the line are packets that no profile refuses, those below it packets that one refuses; heights grow with the root of the number. '
            + 'Drag across a line to filter by time.' + (untimed ? ` ${plural(untimed, 'packet')} without a time ${untimed === 1 ? 'is' : 'are'} not drawn.` : ''));
          if (!chosen.length) return show('timelines', caption, empty('No packet is shown.'));
          show('timelines', caption,
            strips('by-kind', 'By type', kindLines.map(kind => ({ name: data.kinds[kind], count: kinds.all[kind], bad: kinds.bad[kind], total: wholeKinds[kind],
              label: button(data.kinds[kind], () => choose({ kind: filter.kind === String(kind) ? '' : String(kind) })) })), row => kindPlace[P.kind[row]]),
            strips('by-peer', peerOrder.length > peerLines.length ? `By author: the ${peerLines.length} busiest of ${grouped(peerOrder.length)}` : 'By author',
              peerLines.map(peer => ({ name: peerTitle(peer), count: peers.all[peer], bad: peers.bad[peer], total: packetsOf[peer],
                label: button(peerName(peer), () => choosePeer(peer), { title: peerTitle(peer) }) })), row => P.sender[row] < 0 ? -1 : peerPlace[P.sender[row]]),
            alternative('timeline-table', 'Authors as a table', ['Author', 'ID', '#Packets', '#Refused', 'First', 'Last'], () => peerRows(peerOrder, peers)));
        };
        const peerRows = (order, counts) => {
          const firsts = new Map(), lasts = new Map();
          for (const row of chosen) { const peer = P.sender[row]; if (!firsts.has(peer)) firsts.set(peer, P.time[row]); lasts.set(peer, P.time[row]); }
          return order.map(peer => [peerName(peer, 64), el('code', {}, idOf(peer)), grouped(counts.all[peer]), grouped(counts.bad[peer]), clock(firsts.get(peer)), clock(lasts.get(peer))]);
        };
        views.push(() => { drawings.length = 0; showTimelines(); });
        """#
}
