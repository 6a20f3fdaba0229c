/// Where the parts of a page stand.
enum LayoutStyle {
    /// The rules.
    static let text = #"""

        .wide { max-width: 84rem; margin: 0 auto; padding: 0 1.25rem; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .4rem .8rem; z-index: 9; }
        .top { background: var(--card); border-bottom: 1px solid var(--line); padding: 1.3rem 0 .9rem; }
        .brand { display: flex; justify-content: space-between; gap: 1rem; align-items: center; color: var(--soft); font-size: .85rem;
          text-transform: uppercase; letter-spacing: .08em; font-weight: 600; }
        .brand button { text-transform: none; letter-spacing: 0; }
        .facts { display: flex; flex-wrap: wrap; gap: .2rem 1.6rem; color: var(--soft); font-size: .9rem; margin: 0; }
        .facts div { display: flex; gap: .45rem; min-width: 0; } .facts dt { font-weight: 600; }
        .facts dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
        .notice { border: 1px solid var(--warn); border-left-width: 5px; background: var(--warn-soft); border-radius: 6px;
          padding: .55rem .9rem; margin: .9rem 0 .2rem; } .notice ul { margin: .2rem 0; padding-left: 1.2rem; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shade);
          padding: 1.1rem 1.25rem 1.25rem; margin: 1.1rem 0; min-width: 0; }
        .card > h2 + div > p:first-child { color: var(--soft); font-size: .9rem; max-width: 62rem; }
        .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1.1rem; }
        @media (max-width: 62rem) { .pair { grid-template-columns: minmax(0, 1fr); } }
        @media (max-width: 62rem) { .strips.pieces { grid-template-columns: 8rem minmax(0, 1fr) 9rem; } }
        @media (max-width: 34rem) { .strips, .strips.skews, .strips.pieces { grid-template-columns: 6rem minmax(0, 1fr) 5.5rem; }
          .rule > summary { grid-template-columns: 1rem 5rem minmax(0, 1fr); } .filters { position: static; } html { scroll-padding-top: 1rem; } }
        .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.9rem, 1fr)); gap: .6rem; margin: .7rem 0 1rem; }
        .tile { border: 1px solid var(--line); border-radius: 8px; padding: .55rem .8rem; background: var(--sunk); }
        .tile b { display: block; font-size: 1.45rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
        .tile.error { border-left: 4px solid var(--bad); } .tile.warning { border-left: 4px solid var(--warn); }
        .tile span { display: block; font-size: .83rem; color: var(--soft); } .tile .part { color: var(--accent); font-weight: 600; }
        .scroll { overflow-x: auto; max-width: 100%; }
        table.plain { border-collapse: collapse; width: 100%; font-size: .88rem; }
        .plain th { text-align: left; color: var(--soft); font-weight: 600; } .plain thead th { border-bottom: 1px solid var(--line); }
        .plain tbody th { color: var(--ink); }
        .plain th, .plain td { padding: .3rem .7rem .3rem 0; vertical-align: top; }
        .plain tbody tr + tr td, .plain tbody tr + tr th { border-top: 1px solid var(--line); }
        .plain .num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        footer { color: var(--soft); font-size: .85rem; padding-bottom: 2.5rem !important; }

        """#
}
