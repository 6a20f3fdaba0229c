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

    /// The expression as one line, and a line with a caret under the place.
    package var excerpt: [String] {
        let scalars = expression.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let line = String(String.UnicodeScalarView(scalars))
        let width = max(1, Self.characters(expression.utf8.dropFirst(place.lowerBound).prefix(place.count)))
        return [line, String(repeating: " ", count: column - 1) + "^" + String(repeating: "~", count: width - 1)]
    }

    private static func characters(_ bytes: some Sequence<UInt8>) -> Int { String(decoding: Array(bytes), as: UTF8.self).count }
}
