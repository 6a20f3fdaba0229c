import FuzzTargets

@testable import Fuzzing

/// Campaigns as they may end.
enum SampleSummary {
    /// A finding by `frame-round-trip` with this message and input.
    static func finding(
        _ message: String, kind: FindingKind = .difference, rule: String = "frame-round-trip", input: [UInt8] = [1, 2]
    ) -> Finding {
        Finding(
            target: "frame", failure: RunOutcome.Failure(kind: kind, rule: rule, message: message), input: input,
            origin: Finding.Origin(seed: .max, index: 7))
    }

    /// A campaign on two targets, the first of which has these findings, each of a rule that occurred three times.
    static func summary(_ findings: [Finding]) -> CampaignSummary {
        var frame = CampaignSummary.Target(name: "frame", runs: 200_000, outcomes: 12, newInputs: 3)
        frame.milliseconds = 61_007
        frame.rules = findings.map {
            CampaignSummary.Rule(kind: $0.failure.kind, id: $0.failure.rule, count: 3, findings: [$0])
        }
        return CampaignSummary(targets: [frame, CampaignSummary.Target(name: "gate", runs: 5)], seed: 1, engine: "mutate")
    }

    /// Where the artifacts lie: a folder whose name needs escaping everywhere.
    static let place = ReportPlace(
        folder: "out, 1:2%", commandLine: "bitchat-fuzz run all --seed 1",
        laws: [Law("frame-round-trip", .difference, "Decoding and encoding give the same bytes", source: "docs/protocol.md 2.1")])

    /// Text with everything that a format might stumble over.
    static let hostile =
        "a\u{0}b\u{1B}[2J]]><&>\"'\\ %0A\r\n\t,: \u{202E}right\u{FFFE}\u{FFFF}\u{85}\u{7F} é \u{1F600}"
}
