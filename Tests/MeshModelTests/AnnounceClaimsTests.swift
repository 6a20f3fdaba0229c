import Hashes
import MeshModel
import Testing

/// Both apps' reading of an announce is that which each of them gives alone.
@Suite struct AnnounceClaimsTests {
    private static func announce(noise: Int, signing: Int) -> [UInt8] {
        [1, 1, 0x61, 2, UInt8(noise)] + Array(repeating: 1, count: noise) + [3, UInt8(signing)]
            + Array(repeating: 2, count: signing)
    }

    @Test(arguments: [0, 31, 32, 33], [0, 31, 32, 33])
    func agreesWithEachAppAlone(noise: Int, signing: Int) {
        let hasher = SHA256Hasher(), bytes = Self.announce(noise: noise, signing: signing)
        let claims = AnnounceClaims(bytes.span.bytes, hasher)
        let ios = AnnounceClaim(bytes.span.bytes, for: .ios, hasher)
        let spec = AnnounceClaim(bytes.span.bytes, for: .spec, hasher)
        let android = AnnounceClaim(bytes.span.bytes, for: .android, hasher)
        #expect(claims.claim(for: .ios) == ios)
        #expect(claims.claim(for: .spec) == spec)
        #expect(claims.claim(for: .android) == android)
    }

    @Test func bytesThatAreNoAnnounceClaimNothing() {
        let claims = AnnounceClaims([1, 9].span.bytes, SHA256Hasher())
        #expect(claims.ios == nil)
        #expect(claims.android == nil)
    }
}
