import WireFormat

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
        unknownFields.visit(&visitor, bytes, range)
    }
}
