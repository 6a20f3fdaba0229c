import BitchatFrame
import WireFormat

/// The announce of rotating peer IDs: specified, and sent by no app (docs/protocol.md 3.14).
///
/// One-byte TLVs: 01 epoch (4), 02 block of recognition tags (64), 03 capabilities (minimal, 1 to 8), 04 geohash (UTF-8, at most
/// 12). Anything else in a named field refuses it, as do a missing epoch or tag block and leftover bytes.
package struct AnnounceV2Payload: PayloadLayout {
    /// The hour the tags are for, counted from 1970.
    package let epoch: UInt32
    /// Where the epoch stands.
    package let epochBytes: ByteRange
    /// Eight tags of 8 bytes; unused ones are random.
    package let tags: ByteRange
    /// The capability bits.
    package let capabilities: Capabilities?
    /// Where the capability field stands.
    package let capabilityBytes: ByteRange
    /// The rendezvous cell of a bridge.
    package let geohash: ByteRange?
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range)
        self.range = range
        epochBytes = try draft.epoch.required(0x01, in: range)
        epoch = UInt32(truncatingIfNeeded: bytes.bigEndianNumber(epochBytes))
        tags = try draft.tags.required(0x02, in: range)
        capabilities = draft.capabilities.map { Capabilities(decoding: bytes, $0) }
        capabilityBytes = draft.capabilities ?? .empty
        geohash = draft.geohash
    }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x1E
        static let lengthField = TLVReader.LengthField.oneByte

        var epoch: ByteRange?
        var tags: ByteRange?
        var capabilities: ByteRange?
        var geohash: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
            switch field.type {
            case 0x01: epoch = try field.value(ofLength: 4)
            case 0x02: tags = try field.value(ofLength: 64)
            case 0x03:
                capabilities = try field.value(ofLengths: 1...8)
                guard Capabilities.isMinimal(bytes, field.value) else {
                    throw .fieldLength(field, needed: field.value.count &- 1)
                }
            case 0x04:
                geohash = TextField.range(bytes, try field.value(ofLengths: 0...ProtocolLimits.geohash))
                guard geohash != nil else { throw .invalidText(field.value) }
            default: break
            }
        }
    }
}

extension AnnounceV2Payload {
    /// The bytes of an announce; an empty geohash is left out.
    package static func encode(
        epoch: UInt32, tags: [UInt8], capabilities: Capabilities? = nil, geohash: [UInt8] = []
    ) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.field(0x01, bigEndian: epoch)
        writer.field(0x02, tags)
        if let capabilities { writer.field(0x03, capabilities.encoded) }
        if !geohash.isEmpty { writer.field(0x04, geohash) }
        return writer.bytes
    }

    /// The announce as the iOS app would write it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            epoch: epoch, tags: bytes.array(tags), capabilities: capabilities,
            geohash: geohash.map { bytes.array($0) } ?? [])
    }

    private enum Name {
        static let epoch = Field("bitchat.announce_v2.epoch", key: "epoch", "Epoch", gist: true)
        static let tags = Field("bitchat.announce_v2.tags", key: "tags", "Recognition tags")
        static let capabilities = Field("bitchat.announce_v2.capabilities", key: "capabilities", "Capabilities")
        static let names = Field("bitchat.announce_v2.capability_names", key: "capabilityNames", "Capability names")
        static let geohash = Field("bitchat.announce_v2.bridge_geohash", key: "bridgeGeohash", "Bridge geohash")
    }

    package static let fields =
        [Name.epoch, Name.tags, Name.capabilities, Name.names, Name.geohash] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.number(Name.epoch, Int(epoch), epochBytes)
        visitor.beginList(Name.tags, tags)
        for offset in stride(from: tags.offset, to: tags.end, by: 8) {
            let tag = ByteRange(offset, 8)
            visitor.identifier(Name.tags, bytes.bigEndianNumber(tag), tag)
        }
        visitor.endList()
        capabilities?.visit(&visitor, Name.capabilities, Name.names, capabilityBytes)
        if let geohash { visitor.text(Name.geohash, bytes, geohash) }
        UnknownFields(Draft.self, remarks).visit(&visitor, bytes, range)
    }
}
