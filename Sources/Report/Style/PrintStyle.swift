/// A page on paper: no controls, nothing cut by a scroll bar, light.
enum PrintStyle {
    /// The rules.
    static let text = #"""

        @media print { @page { margin: 14mm; } body { background: #fff; font-size: 10.5px; } .filters, .skip, .grid, .pager, #theme,
          details.alternative, dialog { display: none !important; } .card, .tile { box-shadow: none; break-inside: avoid-page; }
          #findings, #packets, #fragments { break-inside: auto; } .printed { display: block; } .wide { max-width: none; padding: 0; }
          .top { padding-top: 0; } button.link { color: inherit; text-decoration: none; } .pair { grid-template-columns: 1fr; } }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }

        """#
}
