import MeshModel
import Testing

@testable import Conformance

/// The answers that a packet carries in place.
@Suite struct VerdictListTests {
    private static let answers: [JudgedPacket.Verdict] = [
        .init(profile: .ios, answer: GateVerdict(.stale, now: 1)), .init(profile: .spec, answer: GateVerdict(.freshTimestamp)),
        .init(profile: .android, answer: GateVerdict(.duplicate)),
    ]

    @Test(arguments: 0...3) func isACollectionOfWhatWasAdded(count: Int) {
        var verdicts = JudgedPacket.Verdicts()
        for verdict in Self.answers.prefix(count) { verdicts.append(verdict.profile, verdict.answer) }
        #expect(Array(verdicts) == Array(Self.answers.prefix(count)))
        #expect(verdicts.isEmpty == (count == 0))
        #expect(verdicts.first { $0.profile == .spec }?.answer.reason == (count > 1 ? .freshTimestamp : nil))
    }

    @Test func isWrittenLikeAnArray() {
        let verdicts: JudgedPacket.Verdicts = [Self.answers[2], Self.answers[0]]
        #expect(verdicts.map(\.profile) == [.android, .ios])
    }

    @Test func reasonsCanBeRevised() {
        var verdicts: JudgedPacket.Verdicts = [Self.answers[0], Self.answers[1]]
        verdicts.revise { $0 == .stale ? .undecided : $0 }
        #expect(verdicts.map(\.answer.reason) == [.undecided, .freshTimestamp])
    }
}
