import BitchatFrame
import MeshModel
import Testing
import WireFormat

@testable import Conformance

/// What is verified once is remembered, if it rests on a key; a verifier without keys shows what comes from memory.
@Suite struct SignatureMemoryTests {
    private static let ada = Peer("ada"), bo = Peer("bo")
    private let memory = SignatureMemory()
    private let empty = SignatureVerifier()

    /// What `memory` says of a frame, with the keys of `verifier`.
    private func check(_ bytes: [UInt8], _ verifier: SignatureVerifier) throws -> SignatureCheck {
        let frame = try FrameDecoder(limits: .ios).frame(bytes.span.bytes, ByteRange(0, bytes.count))
        return bytes.withRawSpan { bytes in
            bytes.withBytes(frame.body) { payload in
                let announced = frame.header.type == .announce ? AnnounceClaim.signingKey(in: payload) : nil
                return memory.check(frame, in: bytes, payload: payload, announced: announced, by: verifier)
            }
        }
    }

    /// A verifier that has ada's key.
    private var knowing: SignatureVerifier {
        let signatures = Signatures()
        signatures.pin(PeerKeys(signing: Self.ada.signingKey), for: Self.ada.id)
        return signatures.verifier
    }

    @Test func aResultThatRestsOnAKeyIsRemembered() throws {
        let message = Self.ada.message("hello")
        let altered = Array(message.dropLast()) + [(message.last ?? 0) ^ 1]
        #expect(try check(message, knowing) == SignatureCheck(.valid))
        #expect(try check(message, empty) == SignatureCheck(.valid))
        #expect(try check(altered, empty) == SignatureCheck(.noKey), "another signature is another question")
        #expect(try check(altered, knowing) == SignatureCheck(.invalid))
        #expect(try check(altered, empty) == SignatureCheck(.invalid))
    }

    @Test func whatHadNoKeyIsVerifiedOnceThereIsOne() throws {
        let message = Self.ada.message("hello")
        #expect(try check(message, empty) == SignatureCheck(.noKey))
        #expect(try check(message, knowing) == SignatureCheck(.valid))
    }

    /// Ttl, `IS_RSR` and what follows the frame are not signed.
    @Test func anotherHopIsTheSamePacket() throws {
        var message = Self.ada.message("hello", ttl: 7)
        #expect(try check(message, knowing) == SignatureCheck(.valid))
        message[2] = 6
        #expect(try check(message, empty) == SignatureCheck(.valid))
        message[11] |= 0x10
        #expect(try check(message, empty) == SignatureCheck(.valid))
        #expect(try check(message + [1, 2, 3], empty) == SignatureCheck(.valid))
    }

    /// Type, time, sender, recipient, hop and payload of a frame with everything.
    @Test(arguments: [1, 3, 16, 24, 33, 41]) func otherBytesUnderTheSameSignatureAreVerifiedAnew(offset: Int) throws {
        var message = Self.ada.frame(.message, Array("hello".utf8), version: 2, to: Self.bo.id, route: [Self.bo.id])
        #expect(try check(message, knowing) == SignatureCheck(.valid))
        message[offset] ^= 1
        #expect(try check(message, empty) == SignatureCheck(.noKey))
    }

    @Test func twoContentsUnderOneSignatureAreBothRemembered() throws {
        let message = Self.ada.message("hello")
        var other = message
        other[22] ^= 1
        #expect(try check(message, knowing) == SignatureCheck(.valid))
        #expect(try check(other, knowing) == SignatureCheck(.invalid))
        #expect(try check(message, empty) == SignatureCheck(.valid))
        #expect(try check(other, empty) == SignatureCheck(.invalid))
    }

    @Test func beyond65536ResultsItBeginsAnew() throws {
        let message = Self.ada.message("hello")
        #expect(try check(message, knowing) == SignatureCheck(.valid))
        try fill(0..<65_535)
        #expect(try check(message, empty) == SignatureCheck(.valid))
        try fill(65_535..<65_536)
        #expect(try check(message, empty) == SignatureCheck(.noKey))
    }

    /// Asks about announces whose key is no point of large order, each with another signature.
    private func fill(_ signatures: Range<Int>) throws {
        let name = Array(Self.bo.name.utf8), weak = [UInt8](repeating: 0, count: 32)
        let payload = [1, UInt8(name.count)] + name + [2, 32] + Self.bo.noise + [3, 32] + weak
        var bytes = Self.bo.frame(.announce, payload)
        let frame = try FrameDecoder(limits: .ios).frame(bytes.span.bytes, ByteRange(0, bytes.count))
        for number in signatures {
            for place in 0..<3 { bytes[bytes.count - 1 - place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
            let check = bytes.withRawSpan { span in
                span.withBytes(frame.body) { memory.check(frame, in: span, payload: $0, announced: weak, by: empty) }
            }
            guard check.received == .invalid else { throw Unexpected(check: check) }
        }
    }

    private struct Unexpected: Error { let check: SignatureCheck }
}
