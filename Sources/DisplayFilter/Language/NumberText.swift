import WireFormat

/// A whole number as it is written: `12`, `-12`, `0x0c`, `014` or `0b1100`.
struct NumberText {
    /// Whether it is written like a number.
    let isNumber: Bool
    /// The number; nil for no number, or one of more than 64 bits.
    let value: Int128?

    /// Reads `word`.
    init(_ word: String) {
        let isSigned = word.first == "-" || word.first == "+"
        let (radix, digits) = Self.digits(word.dropFirst(isSigned ? 1 : 0).lowercased())
        isNumber = !digits.isEmpty && digits.utf8.allSatisfy { Hexadecimal.value(of: $0).map { $0 < radix } ?? false }
        let magnitude = isNumber ? UInt64(digits, radix: radix).map { Int128($0) } : nil
        value = word.first == "-" ? magnitude.map { -$0 } : magnitude
    }

    /// The radix that the first characters name, and the digits after them.
    private static func digits(_ text: String) -> (radix: Int, digits: Substring) {
        if text.hasPrefix("0x") { return (16, text.dropFirst(2)) }
        if text.hasPrefix("0b") { return (2, text.dropFirst(2)) }
        return text.hasPrefix("0") && text.count > 1 ? (8, text.dropFirst()) : (10, text[...])
    }
}
