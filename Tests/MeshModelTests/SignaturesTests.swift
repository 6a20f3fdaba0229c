import BitchatFrame
import BitchatPayload
import Hashes
@testable import MeshModel
import Testing
import WireFormat

/// Signatures and the keys they rest on (docs/protocol.md 2.8 and chapter 6).
@Suite struct SignaturesTests {
    let signatures = Signatures()

    @Test func anAnnounceIsCheckedWithTheKeyInsideItAndTeachesIt() throws {
        let announce = try DecodedFrame(hex: Example.announce)
        #expect(announce.check(signatures) == SignatureCheck(.valid))
        #expect(signatures.keys.keys(of: Example.ada) == nil)
        #expect(announce.learn(signatures))
        let key = try Example.signingKey("example sign ada").publicKey
        #expect(signatures.keys.keys(of: Example.ada)?.signing == key)
    }

    @Test(arguments: [2, 11])
    func ttlAndFlagsThatAreNotSignedDoNotMatter(offset: Int) throws {
        var bytes = try DecodedFrame(hex: Example.announce).bytes
        bytes[offset] = offset == 2 ? 0 : 0xF2
        #expect(try DecodedFrame(bytes).check(signatures) == SignatureCheck(.valid))
    }

    @Test(arguments: [10, 24, 108, 109, 172])
    func anyOtherChangeIsInvalidAndTeachesNothing(offset: Int) throws {
        var bytes = try DecodedFrame(hex: Example.announce).bytes
        bytes[offset] ^= 1
        let changed = try DecodedFrame(bytes)
        #expect(changed.check(signatures) == SignatureCheck(.invalid))
        #expect(!changed.learn(signatures))
        #expect(signatures.keys.count == 0)
    }

    @Test func otherFramesNeedAKeyLearnedBefore() throws {
        let request = try DecodedFrame(hex: Example.request)
        #expect(request.check(signatures) == SignatureCheck(.noKey))
        signatures.pin(PeerKeys(signing: try Example.signingKey("example sign bo").publicKey), for: Example.bo)
        #expect(request.check(signatures) == SignatureCheck(.valid))
        var bytes = request.bytes
        bytes[33] ^= 1
        #expect(try DecodedFrame(bytes).check(signatures) == SignatureCheck(.invalid))
    }

    @Test func anUnsignedFrameIsAbsent() throws {
        let frame = FrameContents(type: .message, timestamp: 1, sender: Example.bo.bytes, payload: [1])
        let bytes = try #require(FrameEncoder(.ios).encode(frame))
        #expect(try DecodedFrame(bytes).check(signatures) == SignatureCheck(.absent))
    }

    @Test func theFirstKeyStays() throws {
        let first = try Example.signingKey("example sign bo").publicKey
        #expect(signatures.pin(PeerKeys(signing: first), for: Example.bo))
        #expect(signatures.pin(PeerKeys(signing: try Example.signingKey("other").publicKey), for: Example.bo))
        #expect(signatures.keys.keys(of: Example.bo)?.signing == first)
        #expect(try DecodedFrame(hex: Example.request).check(signatures) == SignatureCheck(.valid))
    }

    @Test func anAnnounceUnderAnotherIDTeachesNothing() throws {
        let key = try Example.signingKey("example sign ada")
        let payload = AnnouncePayload.encode(nickname: [0x61], noiseKey: filler(32), signingKey: key.publicKey)
        let announce = try signed(FrameContents(type: .announce, timestamp: 1, sender: Example.ada.bytes, payload: payload), key)
        #expect(announce.check(signatures) == SignatureCheck(.valid))
        #expect(!announce.learn(signatures))
    }

    @Test(arguments: [
        (String(repeating: "00", count: 32), Ed25519KeyFault.smallOrder),
        ("01" + String(repeating: "00", count: 31), .smallOrder),
        (String(repeating: "ff", count: 32), .notCanonical), (String(repeating: "11", count: 31), .length),
    ])
    func weakAndMalformedKeysAreRefused(hex: String, fault: Ed25519KeyFault) throws {
        let raw = try #require(Hexadecimal.decode(hex))
        let payload = AnnouncePayload.encode(nickname: [0x61], noiseKey: filler(32), signingKey: raw)
        let signature = [1] + [UInt8](repeating: 0, count: 63)
        let contents = FrameContents(
            type: .announce, timestamp: 1, sender: Example.ada.bytes, payload: payload, signature: signature)
        let announce = try DecodedFrame(try #require(FrameEncoder(.ios).encode(contents)))
        let state: SignatureState = fault == .length ? .noKey : .invalid
        #expect(announce.check(signatures) == SignatureCheck(state, keyFault: fault))
        #expect(!announce.learn(signatures))
        #expect(!signatures.pin(PeerKeys(signing: raw), for: Example.ada))
    }

    @Test func aPayloadCompressedByTheLocalRuleVerifiesBothWays() throws {
        let key = try Example.signingKey("example sign bo")
        signatures.pin(PeerKeys(signing: key.publicKey), for: Example.bo)
        let message = try signed(
            FrameContents(type: .message, timestamp: 1, sender: Example.bo.bytes, payload: filler(300)), key)
        #expect(message.frame.originalSize == 300)
        #expect(message.check(signatures) == SignatureCheck(.valid))
    }

    @Test func aPayloadCompressedOtherwiseVerifiesOnlyAsReceived() throws {
        let key = try Example.signingKey("example sign bo")
        signatures.pin(PeerKeys(signing: key.publicKey), for: Example.bo)
        // One stored block: final, 300 bytes.
        let section: [UInt8] = [0x01, 0x2C, 0x01, 0x2C, 0x01, 0xD3, 0xFE] + filler(300)
        let contents = FrameContents(
            type: .message, timestamp: 1, sender: Example.bo.bytes, payload: filler(300), packing: .kept(section))
        let check = try signed(contents, key, .android).check(signatures)
        #expect(check == SignatureCheck(received: .valid, reencoded: .invalid))
        #expect(check.state(for: .ios) == .invalid)
        #expect(check.state(for: .android) == .valid)
        #expect(check.state(for: .spec) == .valid)
    }

    @Test func thePreimageIsTheFrameWithoutTTLAndSignaturePaddedToItsBlock() throws {
        let announce = try DecodedFrame(hex: Example.announce)
        let preimage = signatures.verifier.preimage(
            announce.frame, in: announce.bytes.span.bytes, payload: announce.payload.span.bytes, for: .ios)
        var expected = Array(announce.bytes[0..<109])
        expected[2] = 0
        expected[11] = 0
        #expect(preimage == expected + [UInt8](repeating: 0x93, count: 147))
    }

    private func signed(
        _ contents: FrameContents, _ key: Ed25519PrivateKey, _ rules: FrameEncodingRules = .ios
    ) throws -> DecodedFrame {
        let encoder = FrameEncoder(rules)
        let preimage = try #require(encoder.signingPreimage(contents))
        var contents = contents
        contents.signature = key.signature(over: preimage.span.bytes)
        return try DecodedFrame(try #require(encoder.encode(contents)))
    }
}
