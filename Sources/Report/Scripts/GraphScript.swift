/// The mesh: who is there, which links carry whom, and whom announces name as neighbours.
enum GraphScript {
    /// The part of the script.
    static let text = #"""
        const mostNodes = 40, mostEdges = 800;
        const ownKey = row => { const peer = ownPeers.get(adapterOf(row)); return peer === undefined ? 'd' + adapterOf(row) : 'p' + peer; };
        const farKey = row => farPeer(row) >= 0 ? 'p' + farPeer(row) : P.link[row] >= 0 ? 'l' + P.link[row] : null;
        /** The two ends of each packet's link as numbers of places; the first places are those of the peers, -1 is none. */
        const places = data.peers.id.map((id, peer) => 'p' + peer), placeNumbers = new Map(places.map((key, at) => [key, at]));
        const placeOf = key => {
          if (key === null) return -1;
          if (!placeNumbers.has(key)) { placeNumbers.set(key, places.length); places.push(key); }
          return placeNumbers.get(key);
        };
        const nearPlace = new Int32Array(total), farPlace = new Int32Array(total);
        const ownPlaces = new Map(), linkPlaces = new Map();
        for (let row = 0; row < total; row++) {
          const adapter = P.source[row] * 65536 + (data.links.adapter[P.link[row]] ?? 0);
          if (!ownPlaces.has(adapter)) ownPlaces.set(adapter, placeOf(ownKey(row)));
          nearPlace[row] = ownPlaces.get(adapter);
          if (P.linkPeer[row] < 0 && !linkPlaces.has(P.link[row])) linkPlaces.set(P.link[row], placeOf(farKey(row)));
          farPlace[row] = P.linkPeer[row] >= 0 ? P.linkPeer[row] : linkPlaces.get(P.link[row]);
        }
        const roles = ['named', 'relayed', 'direct', 'own'], kinds = ['direct', 'relayed', 'claimed'];
        /** Nodes and edges of the packets shown. */
        const gatherGraph = () => {
          const nodes = new Map(), edges = new Map();
          const node = (place, role) => {
            let it = nodes.get(place);
            if (!it) nodes.set(place, it = { place, key: places[place], rank: 0, packets: 0, through: 0 });
            if (role > it.rank) it.rank = role;
            return it;
          };
          const edge = (from, to, kind) => {
            const swap = kind === 2 && from > to, key = ((swap ? to : from) * places.length + (swap ? from : to)) * 3 + kind;
            let it = edges.get(key);
            if (!it) edges.set(key, it = { from: places[from], to: places[to], end: to, kind: kinds[kind], count: 0, back: 0, fresh: 0, links: new Set() });
            return it;
          };
          for (const row of chosen) {
            const author = P.sender[row], far = farPlace[row], own = nearPlace[row], way = directionOf(row);
            if (author >= 0) node(author, data.peers.local[author] ? 3 : 1).packets++;
            if (far < 0 || way === 'unknown') continue;
            if (way === 'centralToPeripheral' || way === 'peripheralToCentral') {
              node(far, far === author ? 2 : 0).through++;
              if (author >= 0 && far !== author) addRelayed(edge(far, author, 1), row);
              continue;
            }
            const link = edge(own, far, 0);
            node(own, 3);
            node(far, 2).through++;
            link.links.add(P.link[row]);
            if (way === 'sent') { link.back++; continue; }
            link.count++;
            if (author >= 0 && author !== far && author !== own) addRelayed(edge(far, author, 1), row);
          }
          announces.packet.forEach((row, at) => {
            if (!mask[row] || P.sender[row] < 0) return;
            for (const peer of data.neighbours[announces.list[at]]) {
              if (peer === P.sender[row]) continue;
              node(peer, 0);
              edge(P.sender[row], peer, 2).count++;
            }
          });
          for (const node of nodes.values()) node.role = roles[node.rank];
          const byKey = new Map([...nodes.values()].map(node => [node.key, node]));
          return { nodes: [...nodes.values()], edges: markMain([...edges.values()], byKey) };
        };
        const addRelayed = (edge, row) => { edge.count++; if (!refused(row)) edge.fresh++; };
        /** Marks the edges that are always drawn: links, the relay whose copies came first most often, and for peers known by name alone one claim. */
        const markMain = (edges, nodes) => {
          const hung = new Set();
          edges.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.fresh - a.fresh || b.count + b.back - a.count - a.back);
          for (const edge of edges) {
            const { role } = nodes.get(edge.to);
            const end = edge.kind === 'claimed' ? [edge.to, edge.from].find(key => nodes.get(key).role === 'named' && !hung.has(key)) : edge.to;
            edge.isMain = edge.kind === 'direct' || edge.kind === 'relayed' && role === 'relayed' && !hung.has(end)
              || edge.kind === 'claimed' && end !== undefined;
            if (edge.isMain) hung.add(end);
          }
          return edges;
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
          const drawnEdges = edges.filter(({ from, to }) => keys.has(from) && keys.has(to)).sort((a, b) => b.isMain - a.isMain).slice(0, mostEdges);
          const isDense = drawnEdges.filter(edge => !edge.isMain).length > 40;
          if (!isDense) for (const edge of drawnEdges) if (edge.kind === 'claimed') edge.isDrawn = true;
          const peers = nodes.filter(node => node.key[0] === 'p').length;
          const caption = el('p', { id: 'graph-caption' }, `${plural(peers, 'peer')} and ${plural(
            edges.filter(edge => edge.kind === 'direct').length, 'link')} in what is shown`
            + (nodes.length > drawn.length ? `; the ${drawn.length} nearest and busiest are drawn, all are in the table below.` : '.')
            + ' Of several relays of a peer the one whose copies were taken most often is drawn; point at a peer, or reach it by Tab, for all of its connections. Choose it to filter by it.');
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
