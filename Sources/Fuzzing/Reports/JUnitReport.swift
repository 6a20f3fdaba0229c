import WireFormat

/// JUnit's XML, which most other CI systems read: a suite for each target, a test case for each rule that was broken.
///
/// A target without findings is one test case that passed.
struct JUnitReport: CampaignReport {
    static let name = "junit"
    static let summary = "JUnit XML, for other CI systems"

    /// The most bytes of an input that a failure shows.
    private static let mostBytes = 512

    func render(_ summary: CampaignSummary) -> String {
        let suites = summary.targets.map { Self.suite($0, summary.findings(of: $0.name), summary) }
        let tests = suites.reduce(0) { $0 + $1.tests }
        let head =
            "<testsuites name=\"bitchat-fuzz\" tests=\"\(tests)\" failures=\"\(summary.findings.count)\">"
        let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + suites.flatMap(\.lines) + ["</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func suite(
        _ tally: CampaignSummary.Tally, _ findings: [CampaignSummary.Kept], _ summary: CampaignSummary
    ) -> (tests: Int, lines: [String]) {
        let tests = max(1, findings.count)
        let head = attributes([
            ("name", tally.name), ("tests", "\(tests)"), ("failures", "\(findings.count)"), ("errors", "0"), ("skipped", "0"),
        ])
        let cases = findings.isEmpty ? [passed(tally)] : findings.flatMap { failed($0, summary) }
        return (tests, ["  <testsuite\(head)>"] + properties(tally, summary) + cases + ["  </testsuite>"])
    }

    private static func properties(_ tally: CampaignSummary.Tally, _ summary: CampaignSummary) -> [String] {
        let values = [
            ("seed", "\(summary.seed)"), ("runs", "\(tally.runs)"), ("outcomes", "\(tally.outcomes)"),
            ("newInputs", "\(tally.newInputs)"), ("command", summary.commandLine),
        ]
        return ["    <properties>"] + values.map { "      <property\(attributes([("name", $0), ("value", $1)]))/>" }
            + ["    </properties>"]
    }

    private static func passed(_ tally: CampaignSummary.Tally) -> String {
        "    <testcase\(attributes([("classname", "bitchat-fuzz." + tally.name), ("name", "every law")]))/>"
    }

    private static func failed(_ kept: CampaignSummary.Kept, _ summary: CampaignSummary) -> [String] {
        let (finding, failure) = (kept.finding, kept.finding.failure)
        let rule = ReportRule(failure, laws: summary.laws)
        let place = attributes([("classname", "bitchat-fuzz." + finding.target), ("name", failure.rule), ("file", kept.path)])
        let head = attributes([("type", failure.kind.rawValue), ("message", failure.message)])
        let text = [
            failure.message, "rule: \(failure.rule): \(rule.summary) (\(rule.source))",
            "input (\(finding.input.count) bytes): \(hex(finding.input))", "repeat: \(kept.command)",
        ]
        return [
            "    <testcase\(place)>",
            "      <failure\(head)>\(XMLText.escaped(text.joined(separator: "\n")))</failure>", "    </testcase>",
        ]
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        Hexadecimal.encode(bytes.prefix(mostBytes)) + (bytes.count > mostBytes ? "..." : "")
    }

    private static func attributes(_ values: [(String, String)]) -> String {
        values.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
    }
}
