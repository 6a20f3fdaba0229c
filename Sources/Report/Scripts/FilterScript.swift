/// Which packets are shown: one filter for every part of the page.
enum FilterScript {
    /// The part of the script.
    static let text = #"""
        const filter = { peer: '', kind: '', verdict: '', finding: '', text: '', from: NaN, to: NaN };
        let chosen = new Int32Array(0);
        const mask = new Uint8Array(total);
        const views = [];
        const isFiltered = () => Object.entries(filter).some(([name, value]) =>
          name === 'from' || name === 'to' ? !Number.isNaN(value) : value !== '');
        /** Which of the texts, peers and kinds hold what is looked for. */
        const searched = text => {
          const wanted = text.toLowerCase();
          const holds = value => value.toLowerCase().includes(wanted);
          return { texts: data.texts.map(holds), kinds: data.kinds.map(holds),
            peers: data.peers.id.map((id, at) => holds(id) || holds(visible(data.peers.name[at]))),
            rules: data.rules.map(rule => holds(rule.id)), messages: data.texts };
        };
        const textTest = text => {
          if (!text) return null;
          const hits = searched(text);
          return row => hits.texts[P.text[row]] || hits.kinds[P.kind[row]] || hits.peers[P.sender[row]] || hits.peers[P.recipient[row]]
            || found.get(row)?.some(at => hits.rules[data.findings.rule[at]] || hits.texts[data.findings.message[at]]);
        };
        const verdictTest = value => {
          if (!value) return null;
          const codes = new Map();
          const [name, reason] = value.split('|');
          const asked = name === '*' ? data.profiles : data.profiles.filter(profile => profile.name === name);
          const answers = code => asked.map(({ shift }) => data.reasons[code >> shift & 31]);
          const test = code => reason === 'accepts' ? answers(code).every(answer => answer?.accepts === true)
            : reason === 'refuses' ? answers(code).some(answer => answer?.accepts === false)
            : answers(code).some(answer => answer?.name === reason);
          return row => {
            const code = P.verdicts[row];
            if (!codes.has(code)) codes.set(code, test(code));
            return codes.get(code);
          };
        };
        const findingTest = value => {
          if (!value) return null;
          const test = value === 'any' ? () => true : severities.includes(value) ? at => severityOf(at) === value
            : at => data.rules[data.findings.rule[at]].id === value;
          return row => found.get(row)?.some(test);
        };
        const tests = () => {
          const peer = filter.peer === '' ? -1 : Number(filter.peer), kind = filter.kind === '' ? -1 : Number(filter.kind);
          const { from, to } = filter;
          return [
            peer >= 0 && (row => P.sender[row] === peer || P.recipient[row] === peer || P.linkPeer[row] === peer),
            kind >= 0 && (row => P.kind[row] === kind),
            !Number.isNaN(from) && (row => P.time[row] >= from), !Number.isNaN(to) && (row => P.time[row] <= to),
            verdictTest(filter.verdict), findingTest(filter.finding), textTest(filter.text),
          ].filter(test => test);
        };
        /** Chooses the packets anew and brings every part of the page up to date. */
        const apply = () => {
          const all = tests();
          const rows = new Int32Array(total);
          let count = 0;
          for (let row = 0; row < total; row++) {
            const fits = all.every(test => test(row));
            mask[row] = fits ? 1 : 0;
            if (fits) rows[count++] = row;
          }
          chosen = rows.subarray(0, count);
          for (const view of views) view();
        };
        const choose = change => { Object.assign(filter, change); showFilter(); apply(); };
        const choosePeer = peer => choose({ peer: filter.peer === String(peer) ? '' : String(peer) });
        """#
}
