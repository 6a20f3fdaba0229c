import Dissection
import Testing

@testable import Conformance
@testable import Output

/// The words for a refusal by the clock name the limit of the profile that refused (docs/protocol.md chapter 7 row 1).
@Suite struct VerdictSentenceTests {
    private static let judged = JudgedPacket(packet: DissectedPacket(), verdicts: [], findings: [])

    @Test func theSpecificationWantsLessThan120000() {
        let verdict = JudgedPacket.Verdict(profile: .spec, answer: .init(.timestampSkew, skew: 120_000, limit: 119_999))
        #expect(
            VerdictSentence(verdict, Self.judged).text
                == "refused, timestampSkew: 120000 ms from the clock, less than 120000 are allowed")
    }

    @Test func iOSTakes120000() {
        let verdict = JudgedPacket.Verdict(profile: .ios, answer: .init(.timestampSkew, skew: 120_001, limit: 120_000))
        #expect(
            VerdictSentence(verdict, Self.judged).text
                == "refused, timestampSkew: 120001 ms from the clock, at most 120000 are allowed")
    }

    @Test func aStaleFrameNamesItsAge() {
        let verdict = JudgedPacket.Verdict(profile: .android, answer: .init(.stale, skew: 600_001, limit: 600_000))
        #expect(
            VerdictSentence(verdict, Self.judged).text
                == "refused, stale: 600001 ms from the clock, at most 600000 are allowed")
    }

    @Test func aRefusalWithoutALimitNamesNone() {
        let verdict = JudgedPacket.Verdict(profile: .ios, answer: .init(.stale))
        #expect(VerdictSentence(verdict, Self.judged).text == "refused, stale")
    }
}
