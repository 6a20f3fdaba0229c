import BitchatFrame
import Hashes
import Testing
import WireFormat

@testable import MeshModel

/// Which key a signature is verified with.
@Suite struct SignatureVerifierTests {
    private let verifier = SignatureVerifier()

    private func check(_ frame: DecodedFrame, announced: [UInt8]? = nil) -> SignatureCheck {
        verifier.check(frame.frame, in: frame.bytes.span.bytes, payload: frame.payload.span.bytes, announced: announced)
    }

    @Test func theFirstPinnedKeyStays() throws {
        let request = try DecodedFrame(hex: Example.request)
        #expect(check(request) == SignatureCheck(.noKey))
        verifier.pin(try Example.signingKey("example sign bo").publicKey, for: Example.bo)
        #expect(check(request) == SignatureCheck(.valid))
        verifier.pin(try Example.signingKey("example sign ada").publicKey, for: Example.bo)
        #expect(check(request) == SignatureCheck(.valid))
    }

    @Test func anAnnounceIsVerifiedWithTheKeyItBringsAndNoOther() throws {
        let announce = try DecodedFrame(hex: Example.announce)
        let ada = try Example.signingKey("example sign ada").publicKey, bo = try Example.signingKey("example sign bo").publicKey
        verifier.pin(bo, for: Example.ada)
        #expect(check(announce, announced: ada) == SignatureCheck(.valid))
        #expect(check(announce, announced: bo) == SignatureCheck(.invalid))
        #expect(check(announce) == SignatureCheck(.noKey))
    }

    @Test(arguments: [(31, SignatureState.noKey), (32, .invalid), (33, .noKey)]) func aKeyOfZerosIsRefused(
        length: Int, state: SignatureState
    ) throws {
        let announce = try DecodedFrame(hex: Example.announce)
        let check = check(announce, announced: [UInt8](repeating: 0, count: length))
        #expect(check.received == state)
        #expect(check.keyFault != nil)
    }
}
