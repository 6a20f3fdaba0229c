import FuzzTargets

/// What reports say about a rule: a law that did not hold, or a way in which a process must not end.
struct ReportRule: Hashable {
    /// The stable id.
    let id: String
    /// The rule in one sentence.
    let summary: String
    /// Where it is written.
    let source: String

    /// Describes the rule that `failure` broke; `laws` are those whose texts are known.
    init(_ failure: RunOutcome.Failure, laws: [Law]) {
        id = failure.rule
        let law = laws.first { $0.id == failure.rule }
        summary = law?.summary ?? Self.summary(failure.kind)
        source = law?.source ?? "docs/fuzzing.md, Findings"
    }

    /// What to make of a finding, with the place to read on.
    var help: String {
        "\(summary). Source: \(source). Repeat the finding with the command in its message, make it smaller with bitchat-fuzz"
            + " minimize, and read its bytes with bitchat-fuzz explain."
    }

    private static func summary(_ kind: FindingKind) -> String {
        switch kind {
        case .crash: "No input ends the process"
        case .timeout: "Every input is done within its time"
        case .oom: "No input asks for more memory than its limit"
        case .gate: "Gates, windows and schedules answer as the rule table says"
        case .difference: "Two ways to the same answer agree, and caps are kept"
        }
    }
}
