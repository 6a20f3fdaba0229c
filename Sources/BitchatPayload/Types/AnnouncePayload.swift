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

    private static let known: UInt16 = 0x7E

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        var tally = TLVTally(known: Self.known)
        var reader = TLVReader(range, .oneByte)
        while let field = try reader.next(bytes) {
            tally.count(field.type)
            draft.take(field, bytes, &tally.remarks)
        }
        tally.end(reader.leftover)
        guard let nickname = draft.nickname else {
            throw draft.badNickname.map(DecodeError.invalidText) ?? .missingField(0x01, in: range)
        }
        guard let noiseKey = draft.noiseKey else { throw .missingField(0x02, in: range) }
        guard let signingKey = draft.signingKey else { throw .missingField(0x03, in: range) }
        self.nickname = nickname
        self.noiseKey = noiseKey
        self.signingKey = signingKey
        neighbours = draft.neighbours
        capabilities = draft.capabilities.map { Capabilities(decoding: bytes, $0) }
        capabilityBytes = draft.capabilities ?? .empty
        bridgeGeohash = draft.bridgeGeohash
        self.range = range
        remarks = tally.remarks
    }

    private struct Draft {
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

extension AnnouncePayload {
    private enum Name {
        static let nickname = Field("bitchat.announce.nickname", key: "nickname", "Nickname", gist: true)
        static let noiseKey = Field("bitchat.announce.noise_key", key: "noiseKey", "Noise key")
        static let signingKey = Field("bitchat.announce.signing_key", key: "signingKey", "Signing key")
        static let neighbours = Field("bitchat.announce.neighbours", key: "neighbours", "Neighbours", gist: true)
        static let capabilities = Field("bitchat.announce.capabilities", key: "capabilities", "Capabilities")
        static let names = Field("bitchat.announce.capability_names", key: "capabilityNames", "Capability names")
        static let geohash = Field("bitchat.announce.bridge_geohash", key: "bridgeGeohash", "Bridge geohash")
    }

    package static let fields =
        [
            Name.nickname, Name.noiseKey, Name.signingKey, Name.neighbours, Name.capabilities, Name.names, Name.geohash,
        ] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Name.nickname, bytes, nickname)
        visitor.bytes(Name.noiseKey, bytes, noiseKey)
        visitor.bytes(Name.signingKey, bytes, signingKey)
        if let neighbours {
            visitor.beginList(Name.neighbours, neighbours)
            for offset in stride(from: neighbours.offset, to: neighbours.end, by: 8) {
                let id = ByteRange(offset, 8)
                visitor.identifier(Name.neighbours, bytes.bigEndianNumber(id), id)
            }
            visitor.endList()
        }
        capabilities?.visit(&visitor, Name.capabilities, Name.names, capabilityBytes)
        if let bridgeGeohash { visitor.text(Name.geohash, bytes, bridgeGeohash) }
        UnknownFields(known: Self.known, lengthField: .oneByte, remarks: remarks).visit(&visitor, bytes, range)
    }
}
