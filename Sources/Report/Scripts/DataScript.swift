/// The data of the page as columns, and what follows from them alone.
enum DataScript {
    /// The part of the script.
    static let text = #"""
        const data = JSON.parse(byId('data').textContent);
        byId('data').remove();
        const total = data.packets.kind.length;
        const summed = steps => { let last = 0; return Float64Array.from(steps, step => (last += step)); };
        const timed = values => Float64Array.from(values, value => value === null ? NaN : value);
        const P = { no: summed(data.packets.no), record: summed(data.packets.record), time: timed(data.packets.time),
          skew: timed(data.packets.skew), text: data.packets.text, bytes: data.packets.bytes, age: data.packets.age };
        for (const name of ['source', 'direction', 'link', 'sender', 'recipient', 'linkPeer', 'kind', 'ttl', 'flags', 'length',
          'verdicts', 'signature', 'request', 'stream', 'piece', 'pieces']) P[name] = Int32Array.from(data.packets[name]);
        const kindOf = name => data.kinds.indexOf(name);
        const requestKind = kindOf('requestSync'), fragmentKind = kindOf('fragment'), announceKind = kindOf('announce');
        const rsrFlag = 16;
        const announces = { packet: summed(data.announces.packet), list: data.announces.list };
        const profileNames = data.profiles.map(profile => profile.name);
        /** The reason of a profile, by its number; undefined where it gave none. */
        const reasonOf = (row, shift) => data.reasons[P.verdicts[row] >> shift & 31];
        const isRefused = code => data.profiles.some(({ shift }) => data.reasons[code >> shift & 31]?.accepts === false);
        const refusedCodes = Uint8Array.from({ length: 32768 }, (_, code) => isRefused(code) ? 1 : 0);
        const refused = row => refusedCodes[P.verdicts[row]] === 1;
        const first = P.time.find(time => !Number.isNaN(time)) ?? 0;
        let begin = Infinity, end = -Infinity;
        for (const time of P.time) { if (time < begin) begin = time; if (time > end) end = time; }
        if (begin > end) begin = end = 0;
        /** The rows of findings by packet. */
        const found = new Map();
        data.findings.packet.forEach((row, at) => {
          if (row < 0) return;
          if (found.has(row)) found.get(row).push(at); else found.set(row, [at]);
        });
        const severityOf = at => data.rules[data.findings.rule[at]].severity;
        const packetsOf = new Int32Array(data.peers.id.length);
        for (const sender of P.sender) if (sender >= 0) packetsOf[sender]++;
        /** The capturing device behind each adapter: the peer whose own packets it sent. */
        const ownPeers = new Map();
        for (let row = 0; row < total; row++) {
          if (data.directions[P.direction[row]] !== 'sent' || P.sender[row] < 0 || !data.peers.local[P.sender[row]]) continue;
          if (P.kind[row] === announceKind || P.kind[row] === requestKind) ownPeers.set(adapterOf(row), P.sender[row]);
        }
        /** The peer at the far end of each link, for the packets before its first announce too. */
        const linkPeers = new Map();
        for (let row = 0; row < total; row++) {
          if (P.linkPeer[row] >= 0 && !linkPeers.has(P.link[row])) linkPeers.set(P.link[row], P.linkPeer[row]);
        }
        const farPeer = row => P.linkPeer[row] >= 0 ? P.linkPeer[row] : linkPeers.get(P.link[row]) ?? -1;
        function adapterOf(row) { return `${P.source[row]}:${data.links.adapter[P.link[row]] ?? 0}`; }
        """#
}
