import BitchatFrame
import WireFormat

/// A peer's name, keys and neighbours (docs/protocol.md 3.1).
///
/// One-byte TLVs: 01 nickname, 02 Noise key, 03 signing key, 04 neighbours, 05 capabilities, 06 bridge geohash. Keys of
/// any length decode. The last of repeated fields wins, but a nickname or geohash that is not UTF-8 erases the
/// earlier one; neighbours of a length that is no non-zero multiple of 8 and geohashes over 12 bytes are ignored.
package struct AnnouncePayload: PayloadLayout {
    /// The nickname, without a byte-order mark.
    package let nickname: ByteRange
    /// The X25519 key; 32 bytes for every peer the apps go on with.
    package let noiseKey: ByteRange
    /// The Ed25519 key; 32 bytes for every peer the apps go on with.
    package let signingKey: ByteRange
    /// The IDs of directly connected peers, 8 bytes each.
    package let neighbours: ByteRange?
    /// The capability bits.
    package let capabilities: Capabilities?
    /// Where the capability field stands.
    package let capabilityBytes: ByteRange
    /// The rendezvous cell of a bridge.
    package let bridgeGeohash: ByteRange?
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range, allowsLeftover: true)
        self.range = range
        if draft.nickname == nil, let text = draft.badNickname { throw .invalidText(text) }
        nickname = try draft.nickname.required(0x01, in: range)
        noiseKey = try draft.noiseKey.required(0x02, in: range)
        signingKey = try draft.signingKey.required(0x03, in: range)
        neighbours = draft.neighbours
        capabilities = draft.capabilities.map { Capabilities(decoding: bytes, $0) }
        capabilityBytes = draft.capabilities ?? .empty
        bridgeGeohash = draft.bridgeGeohash
    }

    /// What is shown beyond the layout's own fields.
    var unknownFields: UnknownFields { UnknownFields(Draft.self, remarks) }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x7E
        static let lengthField = TLVReader.LengthField.oneByte

        var nickname: ByteRange?
        var badNickname: ByteRange?
        var noiseKey: ByteRange?
        var signingKey: ByteRange?
        var neighbours: ByteRange?
        var capabilities: ByteRange?
        var bridgeGeohash: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) {
            let value = field.value
            switch field.type {
            case 0x01: takeNickname(value, bytes, &remarks)
            case 0x02: noiseKey = value
            case 0x03: signingKey = value
            case 0x04 where value.count > 0 && value.count.isMultiple(of: 8): neighbours = value
            case 0x05: capabilities = value
            case 0x06 where value.count <= ProtocolLimits.geohash:
                bridgeGeohash = TextField.range(bytes, value)
                if bridgeGeohash == nil { remarks.insert(.badText) }
            case 0x04, 0x06: remarks.insert(.ignored)
            default: break
            }
        }

        private mutating func takeNickname(_ value: ByteRange, _ bytes: RawSpan, _ remarks: inout TLVRemarks) {
            nickname = TextField.range(bytes, value)
            guard nickname == nil else { return }
            badNickname = value
            remarks.insert(.badText)
        }
    }
}

extension AnnouncePayload {
    /// The bytes of an announce in the order the iOS app writes; at most 10 neighbours, an empty geohash left out.
    package static func encode(
        nickname: [UInt8], noiseKey: [UInt8], signingKey: [UInt8], neighbours: [PeerID] = [],
        capabilities: Capabilities? = nil, bridgeGeohash: [UInt8] = []
    ) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.field(0x01, nickname)
        writer.field(0x02, noiseKey)
        writer.field(0x03, signingKey)
        if !neighbours.isEmpty {
            var ids = ByteWriter()
            for neighbour in neighbours.prefix(ProtocolLimits.announcedNeighbours) { ids.bigEndian(neighbour.value) }
            writer.field(0x04, ids.bytes)
        }
        if let capabilities { writer.field(0x05, capabilities.encoded) }
        if !bridgeGeohash.isEmpty { writer.field(0x06, bridgeGeohash) }
        return writer.bytes
    }

    /// The announce as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            nickname: bytes.array(nickname), noiseKey: bytes.array(noiseKey), signingKey: bytes.array(signingKey),
            neighbours: neighbourIDs(bytes), capabilities: capabilities,
            bridgeGeohash: bridgeGeohash.map { bytes.array($0) } ?? [])
    }

    /// The IDs of the neighbours.
    package func neighbourIDs(_ bytes: RawSpan) -> [PeerID] {
        guard let neighbours else { return [] }
        return stride(from: neighbours.offset, to: neighbours.end, by: 8).map {
            PeerID(value: bytes.bigEndianNumber(ByteRange($0, 8)))
        }
    }
}
