/// The style of a page: its parts one after the other.
enum PageStyle {
    /// The whole style sheet.
    static let text = [PaletteStyle.text, LayoutStyle.text, ControlStyle.text, DiagramStyle.text, TableStyle.text, PrintStyle.text]
        .joined()
}
