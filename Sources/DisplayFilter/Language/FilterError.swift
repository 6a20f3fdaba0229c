/// What is wrong with an expression, and where.
package struct FilterError: Error, Sendable, Hashable {
    /// The expression.
    package var expression: String
    /// What is wrong, as one plain clause.
    package var message: String
    /// The bytes of the expression that it is about; empty at its end.
    package var place: Range<Int>

    /// Where it is, as a person counts: characters from 1.
    package var column: Int { Self.characters(expression.utf8.prefix(place.lowerBound)) + 1 }

    /// The expression as one line, or what of a long one stands around the place, and a line with a caret under the place.
    package var excerpt: [String] {
        let scalars = expression.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let line = String(String.UnicodeScalarView(scalars))
        let width = Self.characters(expression.utf8.dropFirst(place.lowerBound).prefix(place.count))
        let first = max(0, column - 1 - Self.around)
        let shown = line.dropFirst(first).prefix(2 * Self.around)
        let before = first > 0 ? "..." : "", after = shown.endIndex < line.endIndex ? "..." : ""
        let caret = String(repeating: " ", count: before.count + column - 1 - first) + "^"
        return [before + shown + after, caret + String(repeating: "~", count: max(1, min(width, Self.around)) - 1)]
    }

    /// How many characters of a long expression are shown on each side of the place.
    private static let around = 60

    private static func characters(_ bytes: some Sequence<UInt8>) -> Int { String(decoding: Array(bytes), as: UTF8.self).count }
}
