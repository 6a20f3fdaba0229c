/// The bytes of hex text; blanks between digits are skipped.
func hex(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var digits = text.filter { !$0.isWhitespace }[...]
    while digits.count >= 2 {
        bytes.append(UInt8(digits.prefix(2), radix: 16) ?? 0)
        digits = digits.dropFirst(2)
    }
    return bytes
}

/// The ASCII or UTF-8 bytes of `text`.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// `count` equal bytes.
func run(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }

/// A field with a one-byte length.
func short(_ type: UInt8, _ value: [UInt8]) -> [UInt8] { [type, UInt8(value.count)] + value }

/// A field with a two-byte length.
func long(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
    [type, UInt8(value.count >> 8), UInt8(value.count & 0xFF)] + value
}

/// The bytes of a 64-bit number, most significant first.
func big(_ value: UInt64) -> [UInt8] { stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) } }
