/// How values read: times, peers, links, verdicts.
enum FormatScript {
    /// The part of the script.
    static let text = #"""
        const dateOf = time => new Date((data.start + time) / 1000);
        const hasDate = time => Number.isFinite(time) && Math.abs(data.start + time) < 8.64e18;
        /** The time of day with so many digits of a second; times are microseconds from the first packet. */
        const clock = (time, digits = 3) => {
          if (!hasDate(time)) return '—';
          const micros = ((data.start + time) % 1e6 + 1e6) % 1e6;
          const fraction = digits ? '.' + String(Math.floor(micros)).padStart(6, '0').slice(0, digits) : '';
          return dateOf(time).toISOString().slice(-13, -5) + fraction;
        };
        const dayAndClock = time => hasDate(time) ? dateOf(time).toISOString().slice(0, 10) + ' ' + clock(time) : 'no time';
        const units = [[86400e3, 'd'], [3600e3, 'h'], [60e3, 'min'], [1e3, 's'], [1, 'ms']];
        /** A span of milliseconds in its largest fitting unit. */
        const span = value => {
          const size = Math.abs(value);
          const [unit, name] = units.find(([unit]) => size >= unit) ?? units[4];
          const number = size / unit;
          return `${value < 0 ? '−' : ''}${number >= 100 || Number.isInteger(number) ? Math.round(number) : number.toFixed(number < 10 ? 2 : 1)} ${name}`;
        };
        const signed = value => (value > 0 ? '+' : '') + span(value);
        const idOf = peer => data.peers.id[peer];
        /** A peer by its nickname, else by the first half of its ID. */
        const peerName = (peer, most = 18) => peer < 0 ? 'all' : data.peers.name[peer]
          ? short(data.peers.name[peer], most) : idOf(peer).slice(0, 8);
        const peerTitle = peer => peer < 0 ? 'all' : data.peers.name[peer]
          ? `${short(data.peers.name[peer], 64)} (${idOf(peer)})` : idOf(peer);
        const linkName = link => link < 0 ? '—' : `hci${data.links.adapter[link]}:${data.links.handle[link]}`;
        const arrows = { sent: '↗ sent', received: '↙ recv', centralToPeripheral: 'c→p', peripheralToCentral: 'p→c', unknown: '?' };
        const directionOf = row => data.directions[P.direction[row]];
        const answerOf = reason => !reason ? 'none' : reason.accepts === true ? 'accepted' : reason.accepts === false ? 'refused' : 'open';
        const glyphs = { accepted: '✓', refused: '✗', open: '?', none: '·' };
        const words = { accepted: 'accepts', refused: 'refuses', open: 'cannot tell', none: 'not asked' };
        const flagsOf = row => [[2, 'signed'], [4, 'compressed'], [8, 'routed'], [rsrFlag, 'RSR']]
          .filter(([bit]) => P.flags[row] & bit).map(([, name]) => name);
        const textOf = row => data.texts[P.text[row]];
        const messageOf = at => data.texts[data.findings.message[at]];
        const severities = ['error', 'warning', 'note'];
        const badge = name => el('span', { class: 'badge ' + name }, name);
        /** The colour that the style gives a name. */
        const colour = name => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
        """#
}
