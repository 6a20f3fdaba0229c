import WireFormat

/// What a peer says it can do: a little-endian bit field of 1 to 8 bytes (docs/protocol.md 3.1).
package struct Capabilities: OptionSet, Sendable, Hashable {
    /// The bits; those without a name survive.
    package var rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The names of bits 0 to 9; bit 10 is burned, higher ones are unassigned.
    package static let names: [StaticString] = [
        "prekeys", "wifiBulk", "gateway", "groups", "board", "vouch", "meshDiagnostics", "bridge", "privateMedia",
        "privateMediaReceipts",
    ]

    /// Decodes the field at `range`; bytes beyond the eighth are ignored, an empty field is 0.
    package init(decoding bytes: RawSpan, _ range: ByteRange) { self.init(rawValue: bytes.littleEndianNumber(range)) }

    /// The minimal form, at least one byte.
    package var encoded: [UInt8] {
        var bytes = [UInt8(truncatingIfNeeded: rawValue)]
        var rest = rawValue >> 8
        while rest != 0 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        return bytes
    }

    /// Whether the bytes of `range` are the minimal form.
    package static func isMinimal(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        (1...8).contains(range.count) && (range.count == 1 || bytes.byte(at: range.end &- 1) != 0)
    }

    /// Shows the number and the list of names.
    func visit(_ visitor: inout some FieldVisitor, _ number: Field, _ list: Field, _ range: ByteRange) {
        visitor.decimal(number, rawValue, range)
        visitor.beginList(list, range)
        for (bit, name) in Self.names.enumerated() where rawValue >> UInt64(bit) & 1 == 1 {
            visitor.symbol(list, name, range)
        }
        visitor.endList()
    }
}
