import BitchatFrame
import WireFormat

/// One-time keys that others may seal courier envelopes to (docs/protocol.md 3.10).
///
/// Two-byte TLVs: 01 owner's Noise key (32), 02 one to eight entries of an ID (4) and a key (32), 03 time of making (8), 04
/// signature (64). A field of another length refuses the bundle, as do missing fields, leftover bytes and repeated IDs.
package struct PrekeyBundlePayload: PayloadLayout {
    /// The owner's Noise static key.
    package let ownerKey: ByteRange
    /// The entries, 36 bytes each.
    package let entries: ByteRange
    /// When the bundle was made, in milliseconds since 1970.
    package let generatedAt: UInt64
    /// Where that time stands.
    package let generatedBytes: ByteRange
    /// The owner's signature over `signedBytes`.
    package let signature: ByteRange
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    /// One one-time key.
    package struct Entry: Sendable, Hashable {
        /// The key's ID, unique in its bundle.
        package let id: UInt32
        /// Where the X25519 key stands.
        package let key: ByteRange
    }

    /// The bytes of an entry.
    package static let entryLength = 36

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range)
        self.range = range
        ownerKey = try draft.ownerKey.required(0x01, in: range)
        entries = try draft.entries.required(0x02, in: range)
        generatedBytes = try draft.generated.required(0x03, in: range)
        generatedAt = bytes.bigEndianNumber(generatedBytes)
        signature = try draft.signature.required(0x04, in: range)
        try requireUniqueIDs(bytes)
    }

    /// What is shown beyond the layout's own fields.
    var unknownFields: UnknownFields { UnknownFields(Draft.self, remarks) }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x1E
        static let lengthField = TLVReader.LengthField.twoBytes

        var ownerKey: ByteRange?
        var entries: ByteRange?
        var generated: ByteRange?
        var signature: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
            switch field.type {
            case 0x01: ownerKey = try field.value(ofLength: 32)
            case 0x02: entries = try entries(field)
            case 0x03: generated = try field.value(ofLength: 8)
            case 0x04: signature = try field.value(ofLength: 64)
            default: break
            }
        }

        private func entries(_ field: TLVField) throws(DecodeError) -> ByteRange {
            let value = try field.value(ofLengths: entryLength...entryLength * ProtocolLimits.prekeys)
            guard value.count.isMultiple(of: entryLength) else {
                throw .fieldLength(field, needed: value.count / entryLength * entryLength)
            }
            return value
        }
    }

    /// The number of entries, 1 to 8.
    package var count: Int { entries.count / Self.entryLength }

    /// The entry at `index`, which must be below `count`.
    package func entry(_ index: Int, _ bytes: RawSpan) -> Entry {
        let offset = entries.offset &+ index &* Self.entryLength
        let id = UInt32(truncatingIfNeeded: bytes.bigEndianNumber(ByteRange(offset, 4)))
        return Entry(id: id, key: ByteRange(offset &+ 4, 32))
    }

    private func requireUniqueIDs(_ bytes: RawSpan) throws(DecodeError) {
        for later in 0..<count {
            let id = entry(later, bytes).id
            for earlier in 0..<later where entry(earlier, bytes).id == id {
                throw DecodeError(
                    .duplicateField, layer: .payload, offset: entries.offset &+ later &* Self.entryLength, available: Int(id))
            }
        }
    }
}
