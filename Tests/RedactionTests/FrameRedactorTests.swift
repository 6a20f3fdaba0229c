import BitchatFrame
import BitchatPayload
import Hashes
import Inflate
import Testing
import WireFormat

@testable import Redaction

/// What replaces frames.
@Suite struct FrameRedactorTests {
    private let standIns = StandIns(secret: Array("a secret".utf8))
    private let knowledge = CaptureKnowledge()
    private let decoder = FrameDecoder(limits: .ios)
    private var redactor: FrameRedactor { FrameRedactor(standIns, knowledge) }

    private func frame(_ payload: [UInt8], type: MessageType = .message, packing: PayloadPacking = .plain) throws -> [UInt8] {
        let contents = FrameContents(
            type: type, timestamp: 1_760_000_000_000, sender: [1, 2, 3, 4, 5, 6, 7, 8], payload: payload, packing: packing)
        return try #require(FrameEncoder(.android).encode(contents))
    }

    @Test func theHeaderStaysButForItsPeers() throws {
        let original = try frame(Array("see you at the library".utf8))
        let standIn = redactor.redacted(original)
        #expect(standIn.count == original.count)
        #expect(standIn.prefix(14) == original.prefix(14))
        #expect(Array(standIn[14..<22]) == standIns.peer(PeerID(value: 0x0102_0304_0506_0708)).bytes)
        #expect(!String(decoding: standIn, as: UTF8.self).contains("library"))
    }

    @Test func aCompressedPayloadStaysAsLongAndInflatesToAsMuch() throws {
        let text = Array(String(repeating: "the north gate is closed until noon; ", count: 8).utf8)
        let original = try frame(text, packing: .byRule)
        let standIn = redactor.redacted(original)
        let parts = try standIn.withRawSpan { try decoder.frame($0, $0.whole) }
        #expect(parts.originalSize == text.count)
        #expect(parts.length == original.count)
        let payload = try standIn.withRawSpan { bytes in
            try FrameInflater().withPayload(of: parts, in: bytes, limits: .android) { (span) throws(DecodeError) in span.array }
        }
        #expect(payload.count == text.count)
        #expect(payload != text)
        #expect(RawDeflater().deflate(payload).count == RawDeflater().deflate(text).count)
    }

    @Test func aSignatureThatVerifiedVerifiesUnderTheStandInOfItsKey() throws {
        let key = try #require([UInt8](repeating: 7, count: 32).withRawSpan { Ed25519PrivateKey(seed: $0) })
        knowledge.learn(key.publicKey, of: PeerID(value: 0x0102_0304_0506_0708))
        for (seed, isValid) in [(UInt8(7), true), (8, false)] {
            let signer = try #require([UInt8](repeating: seed, count: 32).withRawSpan { Ed25519PrivateKey(seed: $0) })
            var contents = FrameContents(
                type: .message, timestamp: 1_760_000_000_000, sender: [1, 2, 3, 4, 5, 6, 7, 8], payload: Array("hello".utf8))
            let message = try #require(FrameEncoder(.ios).signingPreimage(contents))
            contents.signature = message.withRawSpan { signer.signature(over: $0) }
            let standIn = redactor.redacted(try #require(FrameEncoder(.ios).encode(contents)))
            let found = try standIn.withRawSpan { bytes in
                let frame = try decoder.frame(bytes, bytes.whole)
                let preimage = SigningPreimage.received(frame, in: bytes)
                let verifier = standIns.signingKey(key.publicKey).withRawSpan { Ed25519PublicKey($0) }
                return bytes.withBytes(frame.signature ?? .empty) { signed in
                    preimage.withRawSpan { verifier?.verifies(signed, over: $0) }
                }
            }
            #expect(found == isValid)
        }
    }

    @Test(arguments: [0, 1, 11, 12, 21, 22, 30]) func aCutFrameKeepsItsFault(length: Int) throws {
        let original = Array(try frame(Array("nobody reads this any more".utf8)).prefix(length))
        let standIn = redactor.redacted(original)
        #expect(standIn.count == length)
        #expect(fault(standIn) == fault(original))
        #expect(!String(decoding: standIn, as: UTF8.self).contains("nobody"))
    }

    @Test(arguments: [[UInt8](repeating: 16, count: 16), [0xAA, 0xBB, 0xCC, 0xDD]])
    func paddingStaysAndOtherBytesAreReplaced(tail: [UInt8]) throws {
        let original = try frame(Array("hi".utf8))
        let standIn = redactor.redacted(original + tail)
        #expect(standIn.count == original.count + tail.count)
        #expect((Array(standIn.suffix(tail.count)) == tail) == (tail.first == 16))
    }

    private func fault(_ bytes: [UInt8]) -> DecodeError? {
        bytes.withRawSpan { bytes in
            do throws(DecodeError) {
                _ = try decoder.frame(bytes, bytes.whole)
                return nil
            } catch {
                return error
            }
        }
    }
}
