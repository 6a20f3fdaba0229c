/// Where the nodes of the mesh stand: the capturing device in the middle, others by how many steps away they are.
enum GraphLayoutScript {
    /// The part of the script.
    static let text = #"""
        /** Gives each node the node it hangs on and its number of steps from the middle. */
        const hang = (nodes, edges) => {
          const byKey = new Map(nodes.map(node => [node.key, node]));
          for (const node of nodes) Object.assign(node, { children: [], depth: -1, near: [] });
          for (const edge of edges.filter(edge => edge.isMain)) {
            byKey.get(edge.from).near.push(byKey.get(edge.to));
            byKey.get(edge.to).near.push(byKey.get(edge.from));
          }
          const roots = nodes.filter(node => node.role === 'own');
          if (!roots.length) roots.push(nodes[0]);
          const middle = { depth: roots.length > 1 ? -1 : 0, children: [] };
          const queue = [];
          const take = (node, parent) => { node.depth = parent.depth + 1; parent.children.push(node); queue.push(node); };
          if (roots.length > 1) roots.forEach(root => take(root, middle)); else { roots[0].depth = 0; queue.push(roots[0]); }
          const top = roots.length > 1 ? middle : roots[0];
          for (let at = 0; at < queue.length; at++) {
            for (const node of queue[at].near) if (node.depth < 0 && node !== top) take(node, queue[at]);
            if (at === queue.length - 1) {
              const rest = nodes.find(node => node.depth < 0);
              if (rest) take(rest, top);
            }
          }
          return top;
        };
        const leaves = node => node.leaves = node.children.length ? node.children.reduce((sum, child) => sum + leaves(child), 0) : 1;
        const spread = (node, from, to) => {
          node.angle = (from + to) / 2;
          const share = node.leaves / Math.max(1, node.children.length), sum = node.leaves + share * node.children.length;
          let at = from;
          for (const child of node.children) {
            const part = (to - from) * (child.leaves + share) / sum, half = Math.min(part, Math.PI * .8) / 2;
            spread(child, at + part / 2 - half, at + part / 2 + half);
            at += part;
          }
        };
        const placeNodes = (nodes, edges) => {
          const top = hang(nodes, edges);
          leaves(top);
          spread(top, -Math.PI, Math.PI);
          const counts = [];
          for (const node of nodes) (counts[node.depth] ??= []).push(node);
          let radius = counts[0]?.length > 1 ? 90 : 0;
          counts.forEach((ring, depth) => {
            if (depth > 0) radius = Math.max(radius + 104, ring.length * 88 / (2 * Math.PI));
            ring.sort((a, b) => a.angle - b.angle).forEach((node, at) => {
              // Where a ring is full its nodes share it evenly; elsewhere each stands beside the one it hangs on.
              const even = -Math.PI + (at + .5) / ring.length * 2 * Math.PI;
              const angle = ring.length > 6 ? even : node.angle;
              node.x = Math.cos(angle) * radius * 1.35;
              node.y = Math.sin(angle) * radius;
            });
          });
        };
        const drawEdge = ({ from, to, kind, count, back, isMain, isDrawn }, at, most) => {
          const a = at.get(from), b = at.get(to);
          const bend = kind === 'direct' ? 0 : kind === 'relayed' ? .08 : -.14;
          const x = (a.x + b.x) / 2 - (b.y - a.y) * bend, y = (a.y + b.y) / 2 + (b.x - a.x) * bend;
          const width = kind === 'claimed' ? 1.8 : 1.4 + 3.6 * Math.sqrt((count + back) / most);
          return svg('path', { class: `edge ${kind}${isMain || isDrawn ? '' : ' more'}`, 'data-ends': `${from} ${to}`, d: `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`, 'stroke-width': width.toFixed(1) },
            svg('title', {}, `${nodeName(from, 40)} ${edgeWords[kind]} ${nodeName(to, 40)}: ${grouped(count + back)}`));
        };
        const drawNode = (node, most) => {
          const size = node.role === 'named' ? 7 : 11 + 9 * Math.sqrt(node.packets / most);
          const peer = node.key[0] === 'p' ? Number(node.key.slice(1)) : -1;
          const act = () => { if (peer >= 0) choosePeer(peer); };
          const point = shows => () => byId('graph').querySelectorAll('.edge[data-ends]').forEach(edge =>
            edge.classList.toggle('near', shows && edge.dataset.ends.split(' ').includes(node.key)));
          return svg('g', { class: `node ${node.role}${filter.peer === String(peer) ? ' chosen' : ''}`, tabindex: 0, role: 'button',
            'data-node': node.key, 'data-packets': node.packets, transform: `translate(${node.x.toFixed(1)} ${node.y.toFixed(1)})`,
            'aria-label': nodeLabel(node), onclick: act, onpointerenter: point(true), onpointerleave: point(false),
            onfocus: point(true), onblur: point(false),
            onkeydown: event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); act(); } } },
            svg('circle', { class: 'ring', r: size + 5 }), svg('circle', { class: 'shape', r: size }),
            node.role === 'own' && svg('circle', { class: 'inner', r: size - 4 }),
            svg('text', { class: 'name halo', y: size + 15, 'text-anchor': 'middle' }, nodeName(node.key)),
            svg('text', { class: 'small halo', y: size + 29, 'text-anchor': 'middle' }, nodeDetail(node)),
            svg('title', {}, nodeLabel(node)));
        };
        const drawGraph = (nodes, edges) => {
          placeNodes(nodes, edges);
          const at = new Map(nodes.map(node => [node.key, node]));
          const mostEdge = Math.max(1, ...edges.filter(edge => edge.kind !== 'claimed').map(edge => edge.count + edge.back));
          const mostNode = Math.max(1, ...nodes.map(node => node.packets));
          const left = Math.min(...nodes.map(node => node.x)) - 75, right = Math.max(...nodes.map(node => node.x)) + 75;
          const top = Math.min(...nodes.map(node => node.y)) - 34, bottom = Math.max(...nodes.map(node => node.y)) + 58;
          const rank = ['claimed', 'relayed', 'direct'];
          const sorted = [...edges].sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
          return svg('svg', { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, width: right - left, height: bottom - top,
            role: 'group', 'aria-label': `Graph of the mesh with ${nodes.length} nodes`, 'aria-describedby': 'graph-caption' },
            sorted.map(edge => drawEdge(edge, at, mostEdge)), nodes.map(node => drawNode(node, mostNode)));
        };
        """#
}
