/// Colours and type of a page, in light and dark; each text stands out from its ground by 4.5 to 1 at least.
enum PaletteStyle {
    /// The rules.
    static let text = #"""

        :root { color-scheme: light; --ground: #f3f5f8; --card: #ffffff; --sunk: #f6f8fa; --ink: #18212d; --soft: #526070;
          --line: #d8dee6; --accent: #1f56c9; --accent-soft: #dfe9fd; --good: #14713f; --good-soft: #dcf3e5; --bad: #b3261e;
          --bad-soft: #fce4e1; --warn: #855300; --warn-soft: #fdf0d2; --note: #4a5869; --note-soft: #e8edf3; --zone: #e9f4ee;
          --shade: 0 1px 2px rgb(20 30 45 / 8%), 0 4px 14px rgb(20 30 45 / 5%); }
        :root[data-theme=dark] { color-scheme: dark; --ground: #0d1218; --card: #161d27; --sunk: #111821; --ink: #e7ecf3;
          --soft: #a3b0c0; --line: #2c3746; --accent: #86adff; --accent-soft: #1d2f52; --good: #5ccf93; --good-soft: #143324;
          --bad: #ff8d85; --bad-soft: #43211f; --warn: #efbd68; --warn-soft: #3a2d13; --note: #b1bdcb; --note-soft: #26303d;
          --zone: #15281f; --shade: 0 1px 2px rgb(0 0 0 / 40%); }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 8.5rem; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
        code, .mono, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .92em; }
        h1 { font-size: 1.6rem; line-height: 1.25; margin: .1rem 0 .35rem; overflow-wrap: anywhere; letter-spacing: -.01em; }
        h2 { font-size: 1.15rem; margin: 0 0 .2rem; }
        h3 { font-size: .95rem; margin: 1.2rem 0 .4rem; }
        p { margin: .2rem 0 .7rem; }
        .soft { color: var(--soft); }
        .foreign { unicode-bidi: isolate; overflow-wrap: anywhere; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

        """#
}
