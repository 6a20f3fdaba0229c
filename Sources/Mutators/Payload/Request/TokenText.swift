import WireFormat

/// The text of a fragment ID filter as its pieces between commas (docs/protocol.md 4.2).
enum TokenText {
    /// The field that holds it.
    static let kind: UInt8 = 0x06
    /// The digits of a stream ID.
    static let digits = 16
    /// What stands between two pieces.
    static let comma = UInt8(ascii: ",")

    /// The bytes of the window's field; those of one new ID when there is none.
    static func text(_ draft: inout Draft) -> [UInt8] {
        if let field = draft.field(kind), !field.body.isEmpty { return draft.copy(field.body) }
        var text: [UInt8] = []
        append(draft.random.next(), to: &text)
        return text
    }

    /// Where the pieces of a text stand; never none.
    static func pieces(_ text: [UInt8]) -> [Range<Int>] {
        var (pieces, start): ([Range<Int>], Int) = ([], 0)
        for (offset, byte) in text.enumerated() where byte == comma {
            pieces.append(start..<offset)
            start = offset + 1
        }
        return pieces + [start..<text.count]
    }

    /// Appends the 16 lower-case digits of an ID.
    static func append(_ value: UInt64, to text: inout [UInt8]) {
        for shift in stride(from: UInt64(60), through: 0, by: -4) {
            text.append(Hexadecimal.digit(UInt8(truncatingIfNeeded: value >> shift) & 15))
        }
    }
}
