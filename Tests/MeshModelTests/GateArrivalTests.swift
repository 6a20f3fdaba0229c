import BitchatFrame
import Hashes
import MeshModel
import Testing
import WireFormat

/// What a gate is told about a frame.
@Suite struct GateArrivalTests {
    private func arrival(_ profile: GateProfile.Name, _ frame: DecodedFrame) -> GateArrival {
        GateArrival(
            frame.frame.header, payload: frame.payload.span.bytes, link: 3, signature: .valid, for: profile, SHA256Hasher())
    }

    @Test func eachProfileGetsWhatItLooksAt() throws {
        let announce = try DecodedFrame(hex: Example.announce)
        let digest = SHA256Hasher().hash(announce.payload.span.bytes).first >> 32
        let prefix = PrefixDuplicateKey(announce.frame.header, payload: announce.payload.span.bytes)
        #expect(UInt64(arrival(.ios, announce).payloadDigest) == digest)
        #expect(arrival(.ios, announce).prefixKey == nil)
        #expect(arrival(.android, announce).prefixKey == prefix)
        for profile in GateProfile.Name.allCases { #expect(arrival(profile, announce).claim?.peer == Example.ada) }
        #expect(arrival(.ios, try DecodedFrame(hex: Example.request)).claim == nil)
    }

    @Test(arguments: [
        (GateProfile.spec, [VerdictReason.freshTimestamp, .freshTimestamp]), (.ios, [.freshTimestamp, .senderMismatch]),
        (.android, [.freshTimestamp, .noTimeRule]),
    ])
    func theWorkedExamplesOnOneUnboundLink(profile: GateProfile, expected: [VerdictReason]) throws {
        var gate = SecurityGate(profile: profile, local: nil)
        let reasons = try [Example.announce, Example.request].map { example in
            gate.judge(arrival(profile.name, try DecodedFrame(hex: example)), now: noon).reason
        }
        #expect(reasons == expected)
        #expect(gate.links.owner(of: 3) == (profile.name == .ios ? Example.ada : nil))
    }
}
