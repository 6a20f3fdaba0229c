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
        const ways = data.directions, sentWay = ways.indexOf('sent'), receivedWay = ways.indexOf('received'), unknownWay = ways.indexOf('unknown');
        const isAir = way => way !== sentWay && way !== receivedWay;
        /** Every edge that some packet shows, found once; each packet has the number of its link and of its relay, or -1. */
        const allEdges = [], edgeNumbers = new Map();
        const edgeNumber = (from, to, kind) => {
          const key = (from * places.length + to) * 3 + kind;
          let number = edgeNumbers.get(key);
          if (number === undefined) edgeNumbers.set(key, number = allEdges.push({ fromPlace: from, toPlace: to, kind: kinds[kind] }) - 1);
          return number;
        };
        const linkEdge = new Int32Array(total).fill(-1), relayEdge = new Int32Array(total).fill(-1);
        for (let row = 0; row < total; row++) {
          const far = farPlace[row], own = nearPlace[row], author = P.sender[row], way = P.direction[row];
          if (far < 0 || way === unknownWay) continue;
          if (!isAir(way)) linkEdge[row] = edgeNumber(own, far, 0);
          if (way !== sentWay && author >= 0 && author !== far && (isAir(way) || author !== own)) relayEdge[row] = edgeNumber(far, author, 1);
        }
        /** Nodes and edges of the packets shown. */
        const gatherGraph = () => {
          const rank = new Int8Array(places.length).fill(-1), packets = new Uint32Array(places.length), through = new Uint32Array(places.length);
          const count = new Uint32Array(allEdges.length), back = new Uint32Array(allEdges.length), fresh = new Uint32Array(allEdges.length);
          const links = new Map();
          const raise = (place, role) => { if (role > rank[place]) rank[place] = role; };
          for (const row of chosen) {
            const author = P.sender[row], far = farPlace[row], link = linkEdge[row], relay = relayEdge[row], way = P.direction[row];
            if (author >= 0) { raise(author, data.peers.local[author] ? 3 : 1); packets[author]++; }
            if (far < 0 || way === unknownWay) continue;
            raise(far, isAir(way) ? far === author ? 2 : 0 : 2);
            through[far]++;
            if (link >= 0) {
              raise(nearPlace[row], 3);
              if (way === sentWay) back[link]++; else count[link]++;
              if (!links.has(link)) links.set(link, new Set());
              links.get(link).add(P.link[row]);
            }
            if (relay >= 0) { count[relay]++; if (!refused(row)) fresh[relay]++; }
          }
          const edges = allEdges.map(({ fromPlace, toPlace, kind }, at) => ({ from: places[fromPlace], to: places[toPlace], kind,
            count: count[at], back: back[at], fresh: fresh[at], links: links.get(at) ?? [] })).filter(edge => edge.count + edge.back);
          edges.push(...gatherClaims(raise));
          const nodes = places.map((key, place) => ({ key, rank: rank[place], role: roles[rank[place]], packets: packets[place],
            through: through[place] })).filter(node => node.rank >= 0);
          return { nodes, edges: markMain(edges, new Map(nodes.map(node => [node.key, node]))) };
        };
        /** Pairs of peers of which one names the other as its neighbour. */
        const gatherClaims = raise => {
          const claims = new Map();
          announces.packet.forEach((row, at) => {
            const author = P.sender[row];
            if (!mask[row] || author < 0) return;
            for (const peer of data.neighbours[announces.list[at]]) {
              if (peer === author) continue;
              raise(peer, 0);
              const key = Math.min(author, peer) * places.length + Math.max(author, peer);
              if (!claims.has(key)) claims.set(key, { from: places[author], to: places[peer], kind: 'claimed', count: 0, back: 0, fresh: 0, links: [] });
              claims.get(key).count++;
            }
          });
          return claims.values();
        };
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
