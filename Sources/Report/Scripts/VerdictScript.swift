/// What the profiles answer, by reason.
enum VerdictScript {
    /// The part of the script.
    static let text = #"""
        const gatherVerdicts = () => {
          const codes = new Map(), counts = new Map();
          for (const row of chosen) codes.set(P.verdicts[row], (codes.get(P.verdicts[row]) ?? 0) + 1);
          for (const [code, count] of codes) for (const { name, shift } of data.profiles) {
            const reason = code >> shift & 31;
            if (!data.reasons[reason]) continue;
            if (!counts.has(reason)) counts.set(reason, {});
            counts.get(reason)[name] = (counts.get(reason)[name] ?? 0) + count;
          }
          return counts;
        };
        const showVerdicts = () => {
          const counts = gatherVerdicts(), groups = ['refused', 'accepted', 'open'];
          const caption = el('p', {}, 'What each profile makes of the packets shown, as their receiver. Choose a number to filter by it.');
          if (!counts.size) return show('reasons', caption, empty('No packet shown was judged.'));
          const cell = (reason, name) => {
            const count = counts.get(reason)[name] ?? 0;
            return el('td', { class: 'num' }, count === 0 ? el('span', { class: 'soft' }, '—') : button(grouped(count),
              () => choose({ verdict: `${name}|${data.reasons[reason].name}` }),
              { 'data-profile': name, 'data-reason': data.reasons[reason].name, 'data-count': count,
                'aria-label': `${name} ${data.reasons[reason].name}: ${plural(count, 'packet')}, filter by it` }));
          };
          const rows = [...counts.keys()].sort((a, b) => groups.indexOf(answerOf(data.reasons[a])) - groups.indexOf(answerOf(data.reasons[b])) || a - b);
          show('reasons', caption, el('div', { class: 'scroll' }, el('table', { class: 'plain' },
            el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'Answer'), el('th', { scope: 'col' }, 'Reason'),
              profileNames.map(name => el('th', { scope: 'col', class: 'num' }, name)))),
            el('tbody', {}, rows.map(reason => {
              const answer = answerOf(data.reasons[reason]);
              return el('tr', {}, el('td', {}, el('span', { class: 'badge ' + answer }, `${glyphs[answer]} ${words[answer]}`)),
                el('th', { scope: 'row' }, data.reasons[reason].name), profileNames.map(name => cell(reason, name)));
            })))));
        };
        views.push(showVerdicts);
        """#
}
