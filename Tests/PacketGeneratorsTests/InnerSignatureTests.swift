import BitchatFrame
import PacketGenerators
import Testing

/// Signatures inside payloads; Ed25519 is deterministic, so they can be made again over hand-written bytes.
@Suite struct InnerSignatureTests {
    static let time: UInt64 = 0x0102_0304_0506_0708
    static let timeBytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let author = TestIdentity.bo
    let factory = PacketFactory(.ios)

    @Test func aPostIsSignedOverItsFields() {
        let id = [UInt8](repeating: 7, count: 16)
        let entry = BoardEntry(id: id, geohash: "u3", content: "hey", created: Self.time, life: 1)
        let payload = factory.boardPost(entry, by: author, at: Self.time).contents.payload
        var text: [UInt8] = [16] + Array("bitchat-board-v1".utf8) + id
        text += [0, 2] + Array("u3".utf8) + [0, 3] + Array("hey".utf8) + author.signingKey.publicKey
        text += [0, 2] + Array("bo".utf8) + Self.timeBytes + [1, 2, 3, 4, 5, 6, 7, 9, 0]
        #expect(Array(payload.suffix(64)) == author.signature(over: text))
    }

    @Test func aTombstoneIsSignedOverItsFields() {
        let id = [UInt8](repeating: 7, count: 16)
        let payload = factory.boardTombstone(postID: id, by: author, at: Self.time).contents.payload
        let text = [20] + Array("bitchat-board-del-v1".utf8) + id + Self.timeBytes
        #expect(Array(payload.suffix(64)) == author.signature(over: text))
    }

    @Test func aBundleIsSignedOverItsKeys() {
        let key = [UInt8](repeating: 9, count: 32)
        let payload = factory.prekeyBundle([(id: 5, key: key)], by: author, at: Self.time).contents.payload
        let text = [24] + Array("bitchat-prekey-bundle-v1".utf8) + author.noiseKey + [1, 0, 0, 0, 5] + key + Self.timeBytes
        #expect(Array(payload.suffix(64)) == author.signature(over: text))
    }
}
