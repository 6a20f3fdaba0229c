import BitchatFrame
import MeshModel
import Testing

/// Answers where the clock is missing or inexact.
@Suite struct GateClockTests {
    @Test(arguments: [GateProfile.spec, .ios])
    func withoutAClockTimeIsNotChecked(profile: GateProfile) {
        var gate = SecurityGate(profile: profile, local: nil)
        let verdict = gate.judge(.frame(.boardPost, by: 0xA), now: nil)
        #expect(verdict.reason == .notChecked)
        #expect(verdict.accepts == nil)
        #expect(verdict.skew == nil)
    }

    @Test func withoutAClockAnUnsolicitedAnswerIsStillRefused() {
        var gate = SecurityGate(profile: .ios, local: nil)
        #expect(gate.admit(.frame(.message, by: 0xA, rsr: true), now: nil).reason == .unsolicitedResponse)
        gate.requests.register(PeerID(value: 0xA), now: 0)
        #expect(gate.admit(.frame(.message, by: 0xA, rsr: true), now: nil).reason == .notChecked)
    }

    @Test func withoutAClockAndroidStillAnswersWhereItHasNoTimeRule() {
        var gate = SecurityGate(profile: .android, local: nil)
        #expect(gate.judge(.frame(.fragment, by: 0xA), now: nil).reason == .noTimeRule)
        #expect(gate.judge(.announce(by: 0xA), now: nil).reason == .notChecked)
    }

    @Test func withoutAClockARefusalForAnotherReasonStands() {
        var gate = SecurityGate(profile: .ios, local: nil)
        #expect(gate.judge(.frame(.message, by: 0xA, signature: .absent), now: nil).reason == .missingSignature)
    }

    @Test(arguments: [
        (119_000 as Int64, VerdictReason.freshTimestamp), (119_001, .undecided), (120_000, .undecided), (121_000, .undecided),
        (121_001, .timestampSkew),
    ])
    func aClock1000MillisecondsOffIsUndecidedNearTheLimit(age: Int64, expected: VerdictReason) {
        var gate = SecurityGate(profile: .ios, local: nil)
        gate.clockTolerance = 1_000
        #expect(gate.admit(.frame(.message, by: 0xA, age: age), now: noon).reason == expected)
        #expect(gate.admit(.frame(.message, by: 0xB, age: -age), now: noon).reason == expected)
    }

    @Test func everyReasonHasANameOfItsOwnAndThreeAccept() {
        #expect(Set(VerdictReason.allCases.map { "\($0.name)" }).count == VerdictReason.allCases.count)
        #expect(VerdictReason.allCases.filter { $0.accepts == true } == [.freshTimestamp, .solicitedResponse, .noTimeRule])
        #expect(VerdictReason.allCases.filter { $0.accepts == nil } == [.notChecked, .undecided])
    }

    @Test func eachCheckIsUsedBySomeProfile() {
        let used = [GateProfile.spec, .ios, .android].flatMap { $0.ingress + $0.delivery }
        #expect(Set(used) == Set(GateCheck.allCases))
    }

    @Test func aFrameThatDoesNotDecodeIsMalformed() {
        #expect(SecurityGate.malformed(now: noon) == GateVerdict(.malformed, now: noon))
    }
}
