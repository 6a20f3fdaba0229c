import BitchatPayload

/// A post on the board, as its author writes it (docs/protocol.md 3.9).
package struct BoardEntry: Sendable, Hashable {
    /// The post's ID, 16 bytes.
    package var id: [UInt8]
    /// The place, 0 to 12 geohash digits.
    package var geohash: String
    /// The text.
    package var content: String
    /// When it was written, in milliseconds since 1970.
    package var created: UInt64
    /// How long it stands, in milliseconds; at most 7 days.
    package var life: UInt64

    /// Makes an entry; see the properties.
    package init(id: [UInt8], geohash: String, content: String, created: UInt64, life: UInt64 = 86_400_000) {
        self.id = id
        self.geohash = geohash
        self.content = content
        self.created = created
        self.life = life
    }

    /// The payload with this signature.
    func payload(by author: TestIdentity, signature: [UInt8]) -> [UInt8] {
        BoardPostPayload.encodePost(
            postID: id, geohash: Array(geohash.utf8), content: Array(content.utf8), authorKey: author.signingKey.publicKey,
            nickname: Array(author.label.utf8), created: created, expires: created + life, flags: 0, signature: signature)
    }
}
