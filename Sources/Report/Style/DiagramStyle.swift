/// Graph, sequence, time lines and bytes of a page.
enum DiagramStyle {
    /// The rules.
    static let text = #"""

        svg { display: block; max-width: 100%; height: auto; margin: 0 auto; } svg text { fill: var(--ink); font-size: 13px; }
        svg .small { font-size: 11.5px; fill: var(--soft); }
        svg .halo { paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
        .edge { fill: none; stroke: var(--accent); } .edge.relayed { stroke: var(--soft); stroke-dasharray: 7 5; }
        .edge.claimed { stroke: var(--note); stroke-dasharray: 1.5 4; stroke-linecap: round; opacity: .8; }
        .edge.more { opacity: 0; } .edge.near { opacity: 1; }
        .edge.near.claimed, .edge.near.relayed { stroke: var(--ink); } .node { cursor: pointer; } .node .shape { fill: var(--card); stroke: var(--accent); stroke-width: 2.5; }
        .node.own .shape { fill: var(--accent); } .node.own .inner { fill: none; stroke: var(--card); stroke-width: 2; }
        .node.direct .shape { fill: var(--accent-soft); } .node.relayed .shape { stroke: var(--soft); stroke-dasharray: 5 3; }
        .node.named .shape { stroke: var(--note); stroke-width: 1.5; } .node:hover .shape { stroke-width: 4; }
        .node:focus { outline: none; } .node:focus-visible .ring { stroke: var(--ink); } .node .ring { fill: none; stroke: none;
          stroke-width: 2; } .node.chosen .name { font-weight: 700; text-decoration: underline; }
        .life { stroke: var(--line); stroke-width: 1.5; } .window { fill: var(--accent-soft); stroke: var(--accent); }
        .call { stroke: var(--ink); stroke-width: 1.6; fill: none; } .reply { stroke: var(--good); stroke-width: 1.6; fill: none; }
        .reply.refused { stroke: var(--bad); stroke-dasharray: 6 4; } .tip { fill: var(--ink); } .tip.reply { fill: var(--good);
          stroke: none; } .tip.refused { fill: var(--bad); } .actor rect { fill: var(--sunk); stroke: var(--line); }
        svg .verdict-good { fill: var(--good); } svg .verdict-bad { fill: var(--bad); font-weight: 600; }
        .band { fill: var(--sunk); }
        .strips { display: grid; grid-template-columns: 11.5rem minmax(0, 1fr) 7.5rem; font-size: .86rem; align-items: center; }
        .strips > * { min-width: 0; } .strips .label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
          padding-right: .6rem; } .strips .label button { white-space: nowrap; } .strips .num { text-align: right;
          font-variant-numeric: tabular-nums; } .strips canvas { width: 100%; height: 26px; display: block; cursor: crosshair; }
        .strips canvas.axis { cursor: default; height: 20px; } .strips.pieces { grid-template-columns: 15rem minmax(0, 1fr) 24rem;
          row-gap: .35rem; } .strips.pieces canvas { cursor: default; } .strips.pieces .state { padding-left: .9rem; }
        .strips.skews { grid-template-columns: 9rem minmax(0, 1fr) 9.5rem; } .strips.skews canvas { cursor: default; }
        pre.bytes { background: var(--sunk); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .8rem; margin: .4rem 0;
          overflow-x: auto; line-height: 1.6; font-size: .84rem; }
        pre.bytes mark { background: var(--bad); color: var(--card); font-weight: 700; border-radius: 2px; outline: 2px solid var(--bad);
          text-decoration: underline; } pre.bytes .place { color: var(--soft); }
        .rule { border-top: 1px solid var(--line); padding: .55rem 0; } .rule > summary { color: var(--ink); display: grid;
          grid-template-columns: 1rem 5rem 5.4rem minmax(0, 1fr) auto; gap: .7rem; align-items: baseline; }
        .rule > summary::before { content: '▸'; color: var(--accent); } .rule[open] > summary::before { content: '▾'; }
        .rule > summary .badge { justify-self: start; }
        .rule dl { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: .2rem .8rem; margin: .6rem 0; font-size: .9rem; }
        .rule dt, dialog dt { color: var(--soft); font-weight: 600; } .rule dd, dialog dd { margin: 0; overflow-wrap: anywhere; }
        .example { border-left: 3px solid var(--line); padding-left: .9rem; margin: .8rem 0; }

        """#
}
