import MeshModel
import Testing

@testable import Conformance
@testable import LiveScreen

@Suite struct RefusalTests {
    /// A message of ten minutes ago, unsigned: spec and iOS refuse its time, Android the missing signature.
    @Test func refusalsAreCountedByReasonAndProfile() {
        let script = BoardScript()
        let link = script.link()
        for _ in 0..<2 { script.receive(HandMadeFrame.text("old", 7, at: -600_000), on: link, at: 0) }
        #expect(script.contents.refusals.rows.first { $0.reason == .timestampSkew }?.counts[.spec] == 2)
        #expect(script.contents.refusals.total[.spec] == 2)
        let lines = script.lines()
        let heading = lines.firstIndex { $0.hasPrefix("5 REFUSED  spec 2  ios 2  android ") }
        #expect(heading != nil)
        #expect(lines.contains { $0.hasPrefix("  timestampSkew         spec 2  ios ") })
    }

    @Test func theMostFrequentReasonComesFirst() {
        var refusals = Refusals()
        refusals.count([.init(profile: .ios, answer: GateVerdict(.stale))])
        for _ in 0..<2 { refusals.count([.init(profile: .android, answer: GateVerdict(.duplicate))]) }
        refusals.count([
            .init(profile: .spec, answer: GateVerdict(.freshTimestamp)), .init(profile: .ios, answer: GateVerdict(.notChecked)),
        ])
        #expect(refusals.rows.map(\.reason) == [.duplicate, .stale])
        #expect(refusals.rows.map(\.counts.sum) == [2, 1])
        #expect(GateProfile.Name.allCases.map { refusals.total[$0] } == [0, 1, 2])
    }

    @Test func findingsAreCountedBySeverityAndRule() {
        var counts = FindingCounts()
        let rule = RuleDescription("ABC-001", .error, "", explanation: "", source: "", ios: "", android: "")
        let other = RuleDescription("ABC-000", .note, "", explanation: "", source: "", ios: "", android: "")
        counts.count([Finding(rule, "x"), Finding(other, "y"), Finding(rule, "z")])
        #expect([Severity.note, .warning, .error].map(counts.count(of:)) == [1, 0, 2])
        #expect(counts.rules.map(\.id) == ["ABC-001", "ABC-000"])
        #expect(counts.rules.map(\.count) == [2, 1])
    }
}
