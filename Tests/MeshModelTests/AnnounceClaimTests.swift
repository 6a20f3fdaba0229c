import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing
import WireFormat

/// What an announce says about identity, as each app reads it (docs/protocol.md 3.1).
@Suite struct AnnounceClaimTests {
    private func claim(_ payload: [UInt8], _ profile: GateProfile.Name) -> AnnounceClaim? {
        AnnounceClaim(payload.span.bytes, for: profile, SHA256Hasher())
    }

    @Test func theNoiseKeyGivesTheID() throws {
        let payload = try DecodedFrame(hex: Example.announce).payload
        for profile in GateProfile.Name.allCases { #expect(claim(payload, profile)?.peer == Example.ada) }
    }

    @Test(arguments: [31, 32, 33])
    func androidWantsANoiseKeyOf32Bytes(length: Int) {
        let payload = AnnouncePayload.encode(nickname: [0x61], noiseKey: filler(length), signingKey: filler(length))
        #expect((claim(payload, .android)?.peer != nil) == (length == 32))
        #expect(claim(payload, .ios)?.peer != nil)
        #expect(claim(payload, .ios)?.hasWholeSigningKey == (length == 32))
    }

    @Test func onlyAndroidReadsANicknameThatIsNotUTF8() {
        let payload = AnnouncePayload.encode(nickname: [0xFF], noiseKey: filler(32), signingKey: filler(32))
        #expect(claim(payload, .ios) == nil)
        #expect(claim(payload, .spec) == nil)
        #expect(claim(payload, .android) != nil)
    }

    @Test func aCutAnnounceClaimsNothing() {
        for profile in GateProfile.Name.allCases { #expect(claim([1, 1], profile) == nil) }
    }
}
