/// The style of a page: its parts one after the other.
enum PageStyle {
    /// The whole style sheet.
    static let text = parts.joined()

    /// The parts in their order; later ones fit earlier ones to narrow windows and to paper.
    private static let parts = [
        PaletteStyle.text, ControlStyle.text, DiagramStyle.text, TableStyle.text, LayoutStyle.text, PrintStyle.text,
    ]
}
