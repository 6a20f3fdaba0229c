import Testing

@Suite struct BrokenBoardPostTests {
    private static let ada = Peer("ada"), bo = Peer("bo")
    private static let postID = PayloadTLV.noise(16)
    private static let week: UInt64 = 604_800_000

    /// A post of ada's; the bytes signed are put together by hand.
    private static func post(
        content: String = "hello board", life: UInt64 = week, signer: Peer = ada, signs context: String = "bitchat-board-v1"
    ) -> [UInt8] {
        let created = PayloadTLV.big(MeshScript.start, 8), expires = PayloadTLV.big(UInt64(MeshScript.start) + life, 8)
        let geohash = Array("u33d".utf8), text = Array(content.utf8), name = Array("ada".utf8)
        let signed =
            [UInt8(context.utf8.count)] + Array(context.utf8) + postID + PayloadTLV.big(geohash.count, 2) + geohash
            + PayloadTLV.big(text.count, 2) + text + ada.signingKey + PayloadTLV.big(name.count, 2) + name + created + expires + [
                1
            ]
        let fields: [(UInt8, [UInt8])] = [
            (1, [1]), (2, postID), (3, geohash), (4, text), (5, ada.signingKey), (6, name), (7, created), (8, expires), (9, [1]),
            (10, signer.signature(over: signed)),
        ]
        return fields.flatMap { PayloadTLV.long($0.0, $0.1) }
    }

    private static func tombstone(signer: Peer = ada) -> [UInt8] {
        let context = Array("bitchat-board-del-v1".utf8), deleted = PayloadTLV.big(MeshScript.start, 8)
        let signature = signer.signature(over: [UInt8(context.count)] + context + postID + deleted)
        let fields: [(UInt8, [UInt8])] = [(1, [2]), (2, postID), (5, ada.signingKey), (11, deleted), (10, signature)]
        return fields.flatMap { PayloadTLV.long($0.0, $0.1) }
    }

    private static func messages(_ payload: [UInt8]) -> [String] {
        PayloadFrame.messages(of: "BRD-001", in: ada.frame(.boardPost, payload))
    }

    @Test func keepsQuietForSignedPostsAndTombstones() {
        #expect(Self.messages(Self.post()) == [])
        #expect(Self.messages(Self.tombstone()) == [])
    }

    @Test func firesForASignatureOfAnotherKeyOrText() {
        let post = ["the author's signature does not verify under the key in the post"]
        #expect(Self.messages(Self.post(signer: Self.bo)) == post)
        #expect(Self.messages(Self.post(signs: "bitchat-board-v2")) == post)
        let tombstone = ["the author's signature does not verify under the key in the tombstone"]
        #expect(Self.messages(Self.tombstone(signer: Self.bo)) == tombstone)
    }

    @Test func firesForContentOf513Bytes() {
        #expect(Self.messages(Self.post(content: String(repeating: "x", count: 512))) == [])
        let found = PayloadFrame.findings(
            of: "BRD-001", in: Self.ada.frame(.boardPost, Self.post(content: String(repeating: "x", count: 513))))
        #expect(found.map(\.message) == ["TLV 0x04 has 513 bytes where 512 are allowed"])
        #expect(found.map(\.offset) == [nil])
    }

    @Test func firesForALifeOver7Days() {
        #expect(Self.messages(Self.post(life: Self.week - 1)) == [])
        let found = Self.messages(Self.post(life: Self.week + 1))
        #expect(found == ["a value of 604800001 is not allowed, the nearest allowed one is 604800000"])
    }
}
