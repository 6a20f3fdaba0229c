import WireFormat

/// Which UUIDs say nothing but that bitchat is spoken.
package enum TracedIdentifiers {
    /// Whether the 16 bytes at `offset`, least significant first, are one of bitchat's.
    package static func isBitchat(_ bytes: RawSpan, at offset: Int) -> Bool {
        var cursor = ByteCursor(ByteRange(offset, 16), layer: .att)
        guard offset + 16 <= bytes.byteCount, let uuid = try? LongIdentifier(&cursor, bytes) else { return false }
        return uuid.isBitchatService || uuid == .characteristic
    }

    /// Whether a UUID of 16 bits is one of the attribute protocol's own.
    package static func isGeneric(_ uuid: UInt16) -> Bool {
        0x2800...0x2803 ~= uuid || 0x2900...0x2905 ~= uuid || 0x1800...0x1801 ~= uuid || uuid == AttributeType.serviceChanged
    }
}
