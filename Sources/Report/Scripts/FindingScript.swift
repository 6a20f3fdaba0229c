/// The rules that are broken, each with its explanation and examples.
enum FindingScript {
    /// The part of the script.
    static let text = #"""
        const examplesOnAPage = 3;
        const examplesShown = new Map(), openRules = new Set();
        const findingsOfAdverts = data.findings.packet.flatMap((row, at) => row < 0 && data.findings.advert[at] >= 0 ? [at] : []);
        const gatherFindings = () => {
          const rules = data.rules.map(() => []);
          for (const [row, all] of found) if (mask[row]) for (const at of all) rules[data.findings.rule[at]].push(at);
          if (!isFiltered()) for (const at of findingsOfAdverts) rules[data.findings.rule[at]].push(at);
          return rules;
        };
        const markOf = at => {
          const offset = data.findings.offset[at];
          return offset < 0 ? new Map() : new Map([[offset, `${data.rules[data.findings.rule[at]].id}, ${messageOf(at)}`]]);
        };
        const example = at => {
          const row = data.findings.packet[at], offset = data.findings.offset[at];
          if (row < 0) {
            const advert = data.adverts[data.findings.advert[at]];
            return el('div', { class: 'example' }, el('p', {}, `Advert in record ${advert.record} of ${advert.address || 'this device'}: ${messageOf(at)}`));
          }
          return el('div', { class: 'example' },
            el('p', {}, button(`Packet ${P.no[row]}`, () => openPacket(row)), ` at ${clock(P.time[row])}, ${data.kinds[P.kind[row]]} by ${peerName(P.sender[row], 40)}: `,
              el('strong', { class: 'foreign' }, messageOf(at)), offset >= 0 ? ` (offset ${offset}, 0x${hex(offset, 2)})` : ''),
            dump(row, markOf(at), Math.max(0, offset)));
        };
        const ruleBody = (rule, all) => {
          const box = el('div', {}), { id, explanation, source, ios, android } = data.rules[rule];
          const draw = () => {
            const shown = examplesShown.get(rule) ?? examplesOnAPage;
            box.replaceChildren(el('dl', {}, el('dt', {}, 'Why it matters'), el('dd', {}, explanation), el('dt', {}, 'iOS'), el('dd', {}, ios),
              el('dt', {}, 'Android'), el('dd', {}, android), el('dt', {}, 'Stated in'), el('dd', {}, source)),
              ...all.slice(0, shown).map(example), el('div', { class: 'pager' },
                all.length > shown && el('button', { type: 'button', onclick: () => { examplesShown.set(rule, shown + 10); draw(); } }, `Show ${Math.min(10, all.length - shown)} more`),
                `${grouped(Math.min(shown, all.length))} of ${grouped(all.length)}`, ' ',
                button('Filter by this rule', () => choose({ finding: id }))));
          };
          draw();
          return box;
        };
        const ruleBox = (rule, all) => {
          const { id, severity, condition } = data.rules[rule];
          const box = el('details', { class: 'rule', 'data-rule': id, 'data-count': all.length }, el('summary', {}, badge(severity), el('code', {}, id),
            el('span', {}, condition), el('span', { class: 'soft' }, `${grouped(all.length)}×`)));
          const build = () => { if (!box.dataset.built) { box.dataset.built = 'yes'; box.append(ruleBody(rule, all)); } };
          box.addEventListener('toggle', () => { if (box.open) { openRules.add(rule); build(); } else openRules.delete(rule); });
          if (openRules.has(rule)) { box.open = true; build(); }
          return box;
        };
        const showFindings = () => {
          const rules = gatherFindings(), order = [...rules.keys()].filter(rule => rules[rule].length).sort((a, b) =>
            severities.indexOf(data.rules[a].severity) - severities.indexOf(data.rules[b].severity) || rules[b].length - rules[a].length);
          const count = order.reduce((sum, rule) => sum + rules[rule].length, 0);
          const caption = el('p', {}, el('span', { 'data-findings': count }, plural(count, 'finding')), ` by ${plural(order.length, 'rule')} in what is shown.`
            + ' Open a rule for what it means and for the bytes.');
          show('rules', caption, order.length ? order.map(rule => ruleBox(rule, rules[rule])) : empty('Nothing shown breaks a rule.'));
        };
        views.push(showFindings);
        if (data.rules.length) openRules.add([...data.rules.keys()].sort((a, b) =>
          severities.indexOf(data.rules[a].severity) - severities.indexOf(data.rules[b].severity))[0]);
        """#
}
