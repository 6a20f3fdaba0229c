/// The drawing of the talks of sync: life lines, arrows, windows.
enum SequenceDrawingScript {
    /// The part of the script.
    static let text = #"""
        const actorsOf = talks => {
          const seen = new Map();
          const see = key => { if (key) seen.set(key, (seen.get(key) ?? 0) + 1); };
          for (const talk of talks) {
            see(talk.asker); see(talk.asked);
            for (const part of talk.parts.values()) { see(senderKey(part.row)); see(nearKey(part.row)); }
          }
          const isOwn = key => key[0] === 'd' || key[0] === 'p' && data.peers.local[Number(key.slice(1))];
          const keys = [...seen.keys()].sort((a, b) => seen.get(b) - seen.get(a)).slice(0, mostActors);
          keys.sort((a, b) => isOwn(b) - isOwn(a));
          return seen.size > keys.length ? [...keys, 'other'] : keys;
        };
        const wide = 1180, lifeLeft = 150, lifeRight = 640, wordsAt = 690;
        const arrow = (from, to, y, kind) => {
          const way = to > from ? 1 : -1, end = to - 2 * way;
          return [svg('path', { class: kind, d: `M${from} ${y}H${end - 8 * way}` }),
            svg('path', { class: 'tip ' + kind, d: `M${end} ${y}l${-10 * way} -5v10z` })];
        };
        const verdictLine = (row, y) => svg('text', { class: 'small', x: wordsAt, y }, verdictWords(row).map(({ answer, text }, at) =>
          svg('tspan', { class: answer === 'accepted' ? 'verdict-good' : answer === 'refused' ? 'verdict-bad' : 'small',
            dx: at ? 12 : 0 }, text)));
        const drawTalk = (talk, y, x) => {
          const parts = [...talk.parts.values()].sort((a, b) => P.time[a.row] - P.time[b.row]);
          const items = [], askerX = x(talk.asker), askedX = x(talk.asked), top = y;
          const open = row => () => openPacket(row);
          const line = (row, shape, title, when) => {
            items.push(svg('g', { class: 'talk', tabindex: 0, role: 'button', 'aria-label': `${title}. ${verdictWords(row).map(({ text }) => text).join(', ')}`,
              onclick: open(row), onkeydown: event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); openPacket(row); } } },
              svg('rect', { x: 0, y: y - 16, width: wide, height: 40, fill: 'transparent' }),
              svg('text', { class: 'small', x: 8, y: y + 4 }, when), shape,
              svg('text', { x: wordsAt, y }, short(title, 68)), verdictLine(row, y + 16), svg('title', {}, title)));
            y += 42;
          };
          if (talk.request >= 0) line(talk.request, arrow(askerX, askedX === askerX ? askerX + 40 : askedX, y, 'call'),
            `#${P.no[talk.request]} asks for ${askedFor(talk.request)}`, clock(talk.time));
          for (const part of parts) {
            const bad = data.profiles.some(({ shift }) => reasonOf(part.row, shift)?.accepts === false);
            const from = x(senderKey(part.row) ?? talk.asked), to = x(nearKey(part.row) ?? talk.asker);
            line(part.row, [arrow(from, to === from ? from + 40 : to, y, bad ? 'reply refused' : 'reply'),
              svg('text', { class: 'small halo', x: (from + to) / 2, y: y - 6, 'text-anchor': 'middle' }, `${bad ? '✗ ' : ''}${part.rows.length}×`)],
              partTitle(talk, part), partTimes(talk, part));
          }
          if (talk.request >= 0 && !parts.length) {
            items.push(svg('text', { class: 'small', x: wordsAt, y: y - 2 }, 'no answer in what is shown'));
            y += 26;
          }
          const bar = talk.request >= 0 && svg('rect', { class: 'window', x: askerX - 4, y: top - 2, width: 8, height: y - top - 18, rx: 3 },
            svg('title', {}, `window of ${span(data.limits.window)}`));
          return { items: [bar, ...items], bottom: y + 8 };
        };
        const drawTalks = talks => {
          const actors = actorsOf(talks), step = actors.length > 1 ? (lifeRight - lifeLeft) / (actors.length - 1) : 0;
          const x = key => { const at = actors.indexOf(key); return lifeLeft + step * (at < 0 ? actors.length - 1 : at); };
          const drawn = [];
          let y = 84;
          talks.forEach((talk, at) => {
            const { items, bottom } = drawTalk(talk, y, x);
            if (at % 2) drawn.unshift(svg('rect', { class: 'band', x: 0, y: y - 25, width: wide, height: bottom - y }));
            drawn.push(...items.filter(item => item));
            y = bottom;
          });
          const lines = actors.map(key => svg('path', { class: 'life', d: `M${x(key)} 46V${y - 20}` }));
          const bands = drawn.filter(item => item.getAttribute('class') === 'band');
          const heads = actors.map((key, at) => svg('g', { class: 'actor' },
            svg('rect', { x: x(key) - 46, y: actors.length > 5 && at % 2 ? 24 : 4, width: 92, height: 22, rx: 5 }),
            svg('text', { x: x(key), y: actors.length > 5 && at % 2 ? 40 : 20, 'text-anchor': 'middle' },
              key === 'other' ? 'others' : nodeName(key, 11)),
            svg('title', {}, key === 'other' ? 'further peers' : nodeName(key, 64))));
          return el('div', { class: 'scroll' }, svg('svg', { viewBox: `0 0 ${wide} ${y}`, width: wide, height: y, role: 'group',
            'aria-label': `Sequence of ${talks.length} sync talks`, 'aria-describedby': 'sequence-caption' },
            bands, lines, heads, drawn.filter(item => item.getAttribute('class') !== 'band')));
        };
        """#
}
