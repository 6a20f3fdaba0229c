/// How far each peer's clock is from that of the capturing device.
enum SkewScript {
    /// The part of the script.
    static let text = #"""
        const mostClocks = 20;
        /** What an author made just now: an announce or another packet that still travels, or a request. Answers are older. */
        const isFresh = row => P.pieces[row] === 0 && !(P.flags[row] & rsrFlag) && (P.ttl[row] > 0 || P.kind[row] === requestKind);
        const gatherSkews = () => {
          const peers = new Map();
          for (const row of chosen) {
            if (P.sender[row] < 0 || Number.isNaN(P.skew[row]) || !isFresh(row)) continue;
            if (!peers.has(P.sender[row])) peers.set(P.sender[row], []);
            peers.get(P.sender[row]).push(P.skew[row]);
          }
          return [...peers].map(([peer, values]) => {
            values.sort((a, b) => a - b);
            return { peer, count: values.length, least: values[0], middle: values[values.length >> 1], most: values.at(-1) };
          }).sort((a, b) => Math.abs(b.middle) - Math.abs(a.middle));
        };
        const decades = [1, 10, 100, 1e3, 10e3, 100e3, 1e6, 10e6, 100e6, 1e9];
        /** The place of a skew from 0 to 1: even steps for powers of ten on both sides of zero. */
        const skewPlace = (value, widest) => .5 + Math.sign(value) * Math.min(1, Math.log10(1 + Math.abs(value)) / Math.log10(1 + widest)) / 2;
        const drawSkew = (canvas, skew, widest) => {
          const { pen, width } = prepare(canvas, 26), colours = palette, x = value => skewPlace(value, widest) * (width - 12) + 6;
          pen.fillStyle = colours.zone;
          pen.fillRect(x(-data.limits.ios), 0, x(data.limits.ios) - x(-data.limits.ios), 26);
          pen.fillStyle = colours.line;
          pen.fillRect(x(0), 0, 1, 26);
          const fits = Math.abs(skew.middle) <= data.limits.ios;
          pen.fillStyle = pen.strokeStyle = fits ? colours.accent : colours.bad;
          pen.lineWidth = 2;
          pen.beginPath(); pen.moveTo(x(skew.least), 13); pen.lineTo(x(skew.most), 13); pen.stroke();
          pen.beginPath();
          if (fits) pen.arc(x(skew.middle), 13, 4.5, 0, 7);
          else { pen.moveTo(x(skew.middle), 7); pen.lineTo(x(skew.middle) + 6, 13); pen.lineTo(x(skew.middle), 19); pen.lineTo(x(skew.middle) - 6, 13); }
          pen.fill();
        };
        const drawSkewAxis = (canvas, widest) => {
          const { pen, width } = prepare(canvas, 20), x = value => skewPlace(value, widest) * (width - 12) + 6;
          pen.fillStyle = palette.soft;
          pen.font = '11px system-ui, sans-serif';
          const marks = [0, 1e3, 120e3, 86400e3].filter(mark => mark <= widest).flatMap(mark => mark ? [-mark, mark] : [0]);
          for (const mark of marks) {
            pen.textAlign = x(mark) > width - 24 ? 'right' : x(mark) < 24 ? 'left' : 'center';
            pen.fillRect(x(mark), 0, 1, 4);
            pen.fillText(mark ? signed(mark) : '0', x(mark), 15);
          }
        };
        const showSkews = () => {
          const skews = gatherSkews();
          const caption = el('p', {}, `How far an author's time is from the record's, of packets that were made just then. In the tinted zone, ${
            span(data.limits.ios)} either way, iOS takes it; a diamond stands outside. The axis grows by powers of ten.`);
          if (!skews.length) return show('skew', caption, empty('No packet shown tells its author’s clock.'));
          const widest = decades.find(size => size >= Math.max(200e3, ...skews.map(({ least, most }) => Math.max(Math.abs(least), Math.abs(most))))) ?? 1e12;
          const box = el('div', { class: 'strips skews' });
          for (const skew of skews.slice(0, mostClocks)) {
            const canvas = el('canvas', { role: 'img', 'aria-label': `${peerTitle(skew.peer)}: ${signed(skew.middle)}` });
            box.append(el('div', { class: 'label' }, button(peerName(skew.peer), () => choosePeer(skew.peer), { title: peerTitle(skew.peer) })), canvas,
              el('div', { class: 'num' }, Math.abs(skew.middle) > data.limits.ios ? '⚠ ' : '', signed(skew.middle), el('span', { class: 'soft' }, ` ×${grouped(skew.count)}`)));
            drawLater(canvas, () => drawSkew(canvas, skew, widest));
          }
          const scale = el('canvas', { class: 'axis', role: 'img', 'aria-label': 'Skew, from behind on the left to ahead on the right' });
          box.append(el('span', {}), scale, el('span', {}));
          drawLater(scale, () => drawSkewAxis(scale, widest));
          show('skew', caption, box, skews.length > mostClocks && el('p', { class: 'soft' }, `The ${mostClocks} furthest of ${grouped(skews.length)}.`),
            alternative('skew-table', 'Clocks as a table', ['Author', 'ID', '#Packets', '#Least', '#Median', '#Most'], () => skews.map(skew =>
              [peerName(skew.peer, 64), el('code', {}, idOf(skew.peer)), grouped(skew.count), signed(skew.least), signed(skew.middle), signed(skew.most)])));
        };
        views.push(showSkews);
        """#
}
