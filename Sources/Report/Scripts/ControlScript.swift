/// The controls: filters and the choice of light or dark.
enum ControlScript {
    /// The part of the script.
    static let text = #"""
        const controls = {};
        const option = (value, label) => el('option', { value }, label);
        const group = (label, options) => options.length > 0 && el('optgroup', { label }, options);
        const field = (name, label, input) => {
          controls[name] = input;
          input.id = 'filter-' + name;
          return el('label', { for: input.id }, label, input);
        };
        const menu = (name, label, any, ...options) => field(name, label, el('select', { onchange: event => choose({ [name]: event.target.value }) },
          option('', any), options));
        const peerOptions = () => [...packetsOf.keys()].sort((a, b) => packetsOf[b] - packetsOf[a] || a - b).slice(0, 300)
          .map(peer => option(String(peer), `${data.peers.name[peer] ? short(data.peers.name[peer], 20) + ' · ' : ''}${idOf(peer)} (${grouped(packetsOf[peer])})`));
        const kindOptions = () => [...wholeKinds.keys()].filter(kind => wholeKinds[kind]).sort((a, b) => wholeKinds[b] - wholeKinds[a])
          .map(kind => option(String(kind), `${data.kinds[kind]} (${grouped(wholeKinds[kind])})`));
        const verdictOptions = () => {
          const seen = new Map(data.profiles.map(({ name }) => [name, new Set()]));
          for (const code of new Set(P.verdicts)) for (const { name, shift } of data.profiles) if (data.reasons[code >> shift & 31]) seen.get(name).add(code >> shift & 31);
          return data.profiles.length ? [group('all profiles', [option('*|accepts', 'accepted by all'), option('*|refuses', 'refused by any')]),
            ...data.profiles.map(({ name }) => group(name, [option(`${name}|accepts`, `${name} accepts`), option(`${name}|refuses`, `${name} refuses`),
              ...[...seen.get(name)].sort((a, b) => a - b).map(reason => option(`${name}|${data.reasons[reason].name}`, `${name}: ${data.reasons[reason].name}`))]))] : [];
        };
        const findingOptions = () => [option('any', 'any finding'), ...severities.map(name => option(name, `${name}s`)),
          group('rules', data.rules.map(rule => rule.id).sort().map(id => option(id, id)))];
        /** A time as it is typed: seconds from the first packet with a plus sign, a time of day, or a date and a time. */
        const parseTime = text => {
          const trimmed = text.trim();
          if (!trimmed) return NaN;
          if (/^\+\d+(\.\d+)?$/.test(trimmed)) return begin + Number(trimmed) * 1e6;
          const parts = /^(?:(\d{4}-\d\d-\d\d)[ T])?(\d\d?):(\d\d)(?::(\d\d)(\.\d+)?)?Z?$/.exec(trimmed);
          if (!parts || !hasDate(begin)) return undefined;
          const day = Date.parse((parts[1] ?? dateOf(begin).toISOString().slice(0, 10)) + 'T00:00:00Z') * 1000;
          const time = day + ((Number(parts[2]) * 60 + Number(parts[3])) * 60 + Number(parts[4] ?? 0) + Number(parts[5] ?? 0)) * 1e6 - data.start;
          return !parts[1] && time < begin && time + 86400e6 <= end ? time + 86400e6 : time;
        };
        const timeField = (name, label) => field(name, label, el('input', { type: 'text', class: 'time', autocomplete: 'off', placeholder: name === 'from' ? clock(begin, 3) : clock(end, 3),
          title: 'a time of day, or +seconds from the first packet', onchange: event => {
            const time = parseTime(event.target.value);
            event.target.setAttribute('aria-invalid', time === undefined ? 'true' : 'false');
            if (time !== undefined) choose({ [name]: time });
          } }));
        let typing;
        const textField = () => field('text', 'Text, name or ID', el('input', { type: 'search', autocomplete: 'off', oninput: event => {
          clearTimeout(typing);
          typing = setTimeout(() => choose({ text: event.target.value.trim() }), 200);
        } }));
        /** Brings the controls to what the filter says. */
        const showFilter = () => {
          for (const [name, input] of Object.entries(controls)) {
            const value = filter[name], isTime = name === 'from' || name === 'to', isSet = isTime ? !Number.isNaN(value) : value !== '';
            if (isTime) { if (!isSet || parseTime(input.value) !== value) input.value = isSet ? (hasDate(value) ? timeText(value) : '+' + (value - begin) / 1e6) : ''; }
            else if (document.activeElement !== input || input.tagName === 'SELECT' || value === '') input.value = value;
            if (!isSet) input.removeAttribute('aria-invalid');
            input.parentElement.classList.toggle('set', isSet);
          }
          byId('reset').disabled = !isFiltered();
        };
        const timeText = time => dateOf(begin).toISOString().slice(0, 10) === dateOf(end).toISOString().slice(0, 10) ? clock(time, 6)
          : dateOf(time).toISOString().slice(0, 10) + ' ' + clock(time, 6);
        const sections = [['overview', 'Overview'], ['mesh', 'Mesh'], ['sync', 'Sync'], ['traffic', 'Traffic'], ['fragments', 'Fragments'], ['clocks', 'Clocks'],
          ['verdicts', 'Verdicts'], ['findings', 'Findings'], ['packets', 'Packets']];
        const buildControls = () => {
          const reset = el('button', { type: 'button', id: 'reset', onclick: () => choose({ peer: '', kind: '', verdict: '', finding: '', text: '', from: NaN, to: NaN }) }, 'Clear filters');
          show('filters', el('div', {}, textField(), menu('peer', 'Peer', 'any peer', peerOptions()), menu('kind', 'Type', 'any type', kindOptions()),
            menu('verdict', 'Verdict', 'any verdict', verdictOptions()), menu('finding', 'Finding', 'any or none', findingOptions()),
            timeField('from', 'From'), timeField('to', 'To'), reset, el('div', { class: 'bottom' },
              el('nav', { class: 'contents', 'aria-label': 'Parts of the page' }, sections.map(([id, name]) => el('a', { href: '#' + id }, name))),
              el('span', { class: 'result', id: 'result', role: 'status', 'aria-live': 'polite' }))));
          byId('filters').addEventListener('submit', event => event.preventDefault());
        };
        const dark = window.matchMedia('(prefers-color-scheme: dark)');
        const themes = ['auto', 'light', 'dark'];
        let theme = 'auto';
        const showTheme = () => {
          document.documentElement.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
          byId('theme').textContent = `Colours: ${theme}`;
          redraw();
        };
        const printLight = isPrinting => { document.documentElement.dataset.theme = 'light'; redraw(); if (!isPrinting) showTheme(); };
        window.addEventListener('beforeprint', () => printLight(true));
        window.addEventListener('afterprint', () => printLight(false));
        """#
}
