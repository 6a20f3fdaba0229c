/// Filters, buttons and labels of a page.
enum ControlStyle {
    /// The rules.
    static let text = #"""

        .filters { position: sticky; top: 0; z-index: 5; background: var(--card); border-bottom: 1px solid var(--line);
          box-shadow: var(--shade); padding: .6rem 1.25rem .5rem; }
        .filters > div { max-width: 81.5rem; margin: 0 auto; display: flex; flex-wrap: wrap; gap: .45rem .7rem; align-items: end; }
        .filters label { display: grid; gap: .1rem; font-size: .76rem; font-weight: 600; color: var(--soft); min-width: 0; }
        .filters input, .filters select, button { font: inherit; font-size: .88rem; color: var(--ink); background: var(--card);
          border: 1px solid var(--line); border-radius: 6px; padding: .28rem .5rem; min-height: 2.05rem; }
        .filters input, .filters select { width: 9.4rem; max-width: 100%; } .filters .time { width: 7.6rem; }
        .filters input[aria-invalid=true] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad); }
        .filters .set select, .filters .set input { border-color: var(--accent); background: var(--accent-soft); }
        .filters .result { margin-left: auto; font-size: .9rem; font-variant-numeric: tabular-nums; }
        button { cursor: pointer; } button:hover:not(:disabled) { border-color: var(--accent); } button:disabled { opacity: .5; }
        button.link { border: 0; background: none; padding: 0; min-height: 0; color: var(--accent); text-decoration: underline;
          text-underline-offset: 2px; text-align: left; font-size: inherit; overflow-wrap: anywhere; }
        .contents { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; font-size: .84rem; flex: 1; } .filters .bottom { display: flex; width: 100%; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
        .contents a { color: var(--soft); text-decoration: none; } .contents a:hover { color: var(--accent); text-decoration: underline; }
        .badge { display: inline-block; border-radius: 4px; padding: 0 .4rem; font-size: .78rem; font-weight: 600; line-height: 1.5;
          white-space: nowrap; }
        .badge.error, .badge.refused { color: var(--bad); background: var(--bad-soft); }
        .badge.warning { color: var(--warn); background: var(--warn-soft); }
        .badge.note, .badge.open { color: var(--note); background: var(--note-soft); }
        .badge.accepted { color: var(--good); background: var(--good-soft); }
        .pager { display: flex; gap: .6rem; align-items: center; margin: .6rem 0; font-size: .88rem; }
        details.alternative { margin-top: .8rem; font-size: .9rem; } summary { cursor: pointer; color: var(--accent); }
        .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.3rem; font-size: .84rem; color: var(--soft); margin: .3rem 0 .6rem; }
        .legend span { display: inline-flex; gap: .4rem; align-items: center; }
        .empty { color: var(--soft); font-style: italic; padding: .6rem 0; }

        """#
}
