/// The mesh: who is there, which links carry whom, and whom announces name as neighbours.
enum GraphScript {
    /// The part of the script.
    static let text = #"""
        const mostNodes = 40;
        const ownKey = row => { const peer = ownPeers.get(adapterOf(row)); return peer === undefined ? 'd' + adapterOf(row) : 'p' + peer; };
        const farKey = row => P.linkPeer[row] >= 0 ? 'p' + P.linkPeer[row] : P.link[row] >= 0 ? 'l' + P.link[row] : null;
        /** Nodes and edges of the packets shown. */
        const gatherGraph = () => {
          const nodes = new Map(), edges = new Map();
          const node = (key, role) => {
            if (!nodes.has(key)) nodes.set(key, { key, role: 'named', packets: 0, through: 0, edges: [] });
            const it = nodes.get(key), rank = ['named', 'relayed', 'direct', 'own'];
            if (rank.indexOf(role) > rank.indexOf(it.role)) it.role = role;
            return it;
          };
          const edge = (from, to, kind) => {
            const key = kind === 'claimed' && from > to ? `${to} ${from} ${kind}` : `${from} ${to} ${kind}`;
            if (!edges.has(key)) edges.set(key, { from, to, kind, count: 0, back: 0, links: new Set() });
            return edges.get(key);
          };
          for (const row of chosen) {
            const author = P.sender[row] >= 0 ? 'p' + P.sender[row] : null, far = farKey(row), way = directionOf(row);
            if (author) node(author, data.peers.local[P.sender[row]] ? 'own' : 'relayed').packets++;
            if (!far || way === 'unknown') continue;
            const onAir = way === 'centralToPeripheral' || way === 'peripheralToCentral';
            if (onAir) {
              node(far, far === author ? 'direct' : 'named').through++;
              if (author && far !== author) edge(far, author, 'relayed').count++;
              continue;
            }
            const own = ownKey(row), link = edge(own, far, 'direct');
            node(own, 'own');
            node(far, 'direct').through++;
            link.links.add(P.link[row]);
            if (way === 'sent') link.back++; else link.count++;
            if (way === 'received' && author && author !== far && author !== own) edge(far, author, 'relayed').count++;
          }
          announces.packet.forEach((row, at) => {
            if (!mask[row] || P.sender[row] < 0) return;
            for (const peer of data.neighbours[announces.list[at]]) {
              if (peer === P.sender[row]) continue;
              node('p' + peer, 'named');
              edge('p' + P.sender[row], 'p' + peer, 'claimed').count++;
            }
          });
          return { nodes: [...nodes.values()], edges: [...edges.values()] };
        };
        const nodeName = (key, most = 16) => key[0] === 'p' ? peerName(Number(key.slice(1)), most)
          : key[0] === 'l' ? linkName(Number(key.slice(1))) : 'this device';
        const nodeDetail = node => node.role === 'own' ? 'capturing device' : node.key[0] === 'p'
          ? idOf(Number(node.key.slice(1))).slice(0, 8) : data.links.address[Number(node.key.slice(1))] || 'peer unknown';
        const roleWords = { own: 'capturing device', direct: 'at the other end of a link', relayed: 'heard through others',
          named: 'only named or addressed' };
        const nodeLabel = node => `${nodeName(node.key, 40)}, ${roleWords[node.role]}, author of ${plural(node.packets, 'packet')}`;
        const mark = kind => svg('svg', { width: 34, height: 10, 'aria-hidden': 'true' },
          svg('path', { class: 'edge ' + kind, d: 'M1 5H33', 'stroke-width': 2.5 }));
        const graphLegend = () => el('div', { class: 'legend' },
          el('span', {}, mark('direct'), 'link of the capturing device'), el('span', {}, mark('relayed'), 'heard through'),
          el('span', {}, mark('claimed'), 'neighbours by an announce'),
          el('span', {}, 'filled: capturing device · tinted: on a link · dashed outline: relayed · small: only named'));
        const edgeWords = { direct: 'link', relayed: 'relays', claimed: 'names as neighbour' };
        const edgeRows = edges => edges.map(({ from, to, kind, count, back, links }) => [nodeName(from, 40), edgeWords[kind],
          nodeName(to, 40), kind === 'direct' ? `${grouped(count)} received, ${grouped(back)} sent` : grouped(count),
          [...links].map(linkName).join(', ')]);
        const showGraph = () => {
          const { nodes, edges } = gatherGraph();
          const order = ['own', 'direct', 'relayed', 'named'];
          nodes.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || b.packets - a.packets || (a.key < b.key ? -1 : 1));
          const drawn = nodes.slice(0, mostNodes), keys = new Set(drawn.map(node => node.key));
          const drawnEdges = edges.filter(({ from, to }) => keys.has(from) && keys.has(to));
          const peers = nodes.filter(node => node.key[0] === 'p').length;
          const caption = el('p', { id: 'graph-caption' }, `${plural(peers, 'peer')} and ${plural(
            edges.filter(edge => edge.kind === 'direct').length, 'link')} in what is shown`
            + (nodes.length > drawn.length ? `; the ${drawn.length} nearest and busiest are drawn, all are in the table below.` : '.')
            + ' Choose a peer to filter by it.');
          if (!nodes.length) return show('graph', caption, empty('No packet with an author is shown.'));
          show('graph', caption, graphLegend(), drawGraph(drawn, drawnEdges),
            alternative('graph-peers', 'Peers as a table', ['Peer', 'ID', 'How it is known', '#Packets by it', '#Packets on its link'],
              () => nodes.map(node => [nodeName(node.key, 64), node.key[0] === 'p' ? el('code', {}, idOf(Number(node.key.slice(1)))) : '—',
                roleWords[node.role], grouped(node.packets), grouped(node.through)])),
            alternative('graph-edges', 'Connections as a table', ['From', 'What', 'To', 'Packets', 'Links'], () => edgeRows(edges)));
        };
        views.push(() => showGraph());
        """#
}
