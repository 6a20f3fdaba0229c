import WireFormat

/// JUnit's XML, which most other CI systems read: a suite for each target, a test case for each rule that was broken.
///
/// A target without findings is one test case that passed.
struct JUnitReport: CampaignReport {
    static let name = "junit"
    static let summary = "JUnit XML, for other CI systems"

    /// The most bytes of an input that a failure shows.
    private static let mostBytes = 512
    private let place: ReportPlace

    init(_ place: ReportPlace) { self.place = place }

    func render(_ summary: CampaignSummary) -> String {
        let suites = summary.targets.map { suite($0, seed: summary.seed) }
        let tests = suites.reduce(0) { $0 + $1.tests }
        let head =
            "<testsuites name=\"bitchat-fuzz\" tests=\"\(tests)\" failures=\"\(summary.targets.reduce(0) { $0 + $1.rules.count })\">"
        let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + suites.flatMap(\.lines) + ["</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func suite(_ target: CampaignSummary.Target, seed: UInt64) -> (tests: Int, lines: [String]) {
        let tests = max(1, target.rules.count)
        let head = Self.attributes([
            ("name", target.name), ("tests", "\(tests)"), ("failures", "\(target.rules.count)"), ("errors", "0"),
            ("skipped", "0"),
            ("time", "\(target.milliseconds / 1_000).\(String(1_000 + target.milliseconds % 1_000).dropFirst())"),
        ])
        let cases = target.rules.isEmpty ? [Self.passed(target)] : target.rules.flatMap { failed($0, target.name) }
        return (tests, ["  <testsuite\(head)>"] + properties(target, seed) + cases + ["  </testsuite>"])
    }

    private func properties(_ target: CampaignSummary.Target, _ seed: UInt64) -> [String] {
        let values = [
            ("seed", "\(seed)"), ("runs", "\(target.runs)"), ("outcomes", "\(target.outcomes)"),
            ("newInputs", "\(target.newInputs)"), ("command", place.commandLine),
        ]
        return ["    <properties>"] + values.map { "      <property\(Self.attributes([("name", $0), ("value", $1)]))/>" }
            + ["    </properties>"]
    }

    private static func passed(_ target: CampaignSummary.Target) -> String {
        "    <testcase\(attributes([("classname", "bitchat-fuzz." + target.name), ("name", "every law")]))/>"
    }

    private func failed(_ rule: CampaignSummary.Rule, _ target: String) -> [String] {
        let message = rule.findings.first?.failure.message ?? "\(rule.count) inputs"
        let attributes = Self.attributes([("classname", "bitchat-fuzz." + target), ("name", rule.id)])
        let head = Self.attributes([("type", rule.kind.rawValue), ("message", message)])
        let text = ["\(rule.count) inputs break it"] + rule.findings.flatMap { lines(about: $0) }
        return [
            "    <testcase\(attributes)>",
            "      <failure\(head)>\(XMLText.escaped(text.joined(separator: "\n")))</failure>", "    </testcase>",
        ]
    }

    private func lines(about finding: Finding) -> [String] {
        let rule = ReportRule(finding.failure, laws: place.laws)
        return [
            "", finding.failure.message, "rule: \(rule.id): \(rule.summary) (\(rule.source))",
            "input (\(finding.input.count) bytes): \(Self.hex(finding.input))", "repeat: \(place.command(for: finding))",
        ]
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        Hexadecimal.encode(bytes.prefix(mostBytes)) + (bytes.count > mostBytes ? "..." : "")
    }

    private static func attributes(_ values: [(String, String)]) -> String {
        values.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
    }
}
