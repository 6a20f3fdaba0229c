/// The table of packets and the window of one packet.
enum TableStyle {
    /// The rules.
    static let text = #"""

        .grid { border: 1px solid var(--line); border-radius: 8px; overflow: auto; height: 34rem; max-height: 80vh; position: relative;
          font-size: .84rem; } .grid .body { position: relative; min-width: 74rem; }
        .grid .row { display: grid; min-width: 74rem;
          grid-template-columns: 4.2rem 7.2rem 2.6rem 4.6rem 7.2rem 7.2rem 7.4rem 2.9rem 3.8rem 5.6rem 6.1rem minmax(16rem, 1fr);
          height: 30px; align-items: center; border-bottom: 1px solid var(--line); }
        .grid .row > * { padding: 0 .45rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .grid .body .row { position: absolute; left: 0; right: 0; cursor: pointer; background: var(--card); }
        .grid .body .row:hover { background: var(--sunk); } .grid .body .row[aria-selected=true] { background: var(--accent-soft);
          box-shadow: inset 3px 0 0 var(--accent); } .grid .headings { position: sticky; top: 0; background: var(--sunk); z-index: 2;
          font-weight: 600; color: var(--soft); } .grid .num { text-align: right; font-variant-numeric: tabular-nums; }
        .grid .glyph { font-weight: 700; display: inline-block; width: 1.65rem; } .glyph.accepted { color: var(--good); }
        .glyph.refused { color: var(--bad); } .glyph.open { color: var(--note); }
        dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: var(--ink); padding: 1.2rem 1.4rem;
          width: min(60rem, 94vw); max-height: 90vh; } dialog::backdrop { background: rgb(8 12 18 / 55%); }
        dialog .close { float: right; } dialog dl { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: .25rem .9rem;
          font-size: .9rem; margin: .8rem 0; } dialog h2 { overflow-wrap: anywhere; }
        .printed { display: none; }

        """#
}
