import WireFormat

/// The text of a fragment ID filter as its pieces between commas (docs/protocol.md 4.2).
enum TokenText {
    /// The field that holds it.
    static let kind: UInt8 = 0x06
    /// The digits of a stream ID.
    static let digits = 16

    /// The pieces of the window's field, or one ID when there is none.
    static func pieces(_ draft: inout Draft) -> [[UInt8]] {
        guard let field = draft.field(kind), !field.body.isEmpty else { return [identifier(draft.random.next())] }
        return draft.copy(field.body).split(separator: comma, omittingEmptySubsequences: false).map { Array($0) }
    }

    /// Writes pieces into the window's field.
    static func write(_ pieces: [[UInt8]], _ draft: inout Draft) {
        draft.setField(kind, Array(pieces.joined(separator: [comma])))
    }

    /// The 16 lower-case digits of an ID.
    static func identifier(_ value: UInt64) -> [UInt8] {
        (0..<digits).map { Hexadecimal.digit(UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * $0)) & 15) }
    }

    private static let comma = UInt8(ascii: ",")
}
