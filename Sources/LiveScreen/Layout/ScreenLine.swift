/// One line of a screen: text that takes no more cells than the screen is wide, and how it looks.
package struct ScreenLine: Sendable, Hashable {
    /// How a line looks; what it means stands in its words as well.
    enum Style: UInt8, Sendable, Hashable {
        /// As it is.
        case plain
        /// Bold: the first line of a section.
        case heading
        /// Bold, and in a warning colour where there are colours.
        case alert
    }

    /// The text.
    var text: String
    /// How it looks.
    var style: Style

    /// Makes a line.
    init(_ text: String, _ style: Style = .plain) {
        self.text = text
        self.style = style
    }
}
