import CorpusFiles
import Hashes
import WireFormat

/// SARIF 2.1.0, which code hosts read: one result a finding, at the file of its input.
///
/// What is written is a subset of the standard, described by `docs/sarif-subset.schema.json`. A result keeps its identity by its
/// rule and its bytes, wherever the file lies.
struct SARIFReport: CampaignReport {
    static let name = "sarif"
    static let summary = "SARIF 2.1.0, for code scanning"

    /// The schema that the standard names.
    private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let place: ReportPlace
    private let hasher = SHA1Hasher()

    init(_ place: ReportPlace) { self.place = place }

    func render(_ summary: CampaignSummary) -> String {
        let rules = rules(of: summary)
        let run: JSONObject = [
            "tool": .object(["driver": Self.driver(rules)]),
            "invocations": .array([
                .object(["commandLine": .string(place.commandLine), "executionSuccessful": .bool(summary.isWhole)])
            ]),
            "results": .array(summary.findings.map { result($0, rules) }),
            "properties": .object(["seed": .decimal(summary.seed)]),
        ]
        let log: JSONObject = [
            "$schema": .string(Self.schema), "version": .string("2.1.0"), "runs": .array([.object(run)]),
        ]
        return JSONValue.object(log).document
    }

    /// The rules that were broken, each once, in the order of their ids.
    private func rules(of summary: CampaignSummary) -> [ReportRule] {
        Set(summary.findings.map { ReportRule($0.failure, laws: place.laws) }).sorted { $0.id < $1.id }
    }

    private static func driver(_ rules: [ReportRule]) -> JSONValue {
        .object([
            "name": .string(Declarations.program.name), "version": .string(Declarations.program.version),
            "rules": .array(rules.map { description(of: $0) }),
        ])
    }

    private static func description(of rule: ReportRule) -> JSONValue {
        .object([
            "id": .string(rule.id), "shortDescription": text(rule.summary),
            "fullDescription": text("\(rule.summary) (\(rule.source))"), "help": text(rule.help),
            "defaultConfiguration": .object(["level": .string("error")]),
        ])
    }

    private func result(_ finding: Finding, _ rules: [ReportRule]) -> JSONValue {
        let failure = finding.failure
        return .object([
            "ruleId": .string(failure.rule),
            "ruleIndex": rules.firstIndex { $0.id == failure.rule }.map { .integer($0) },
            "level": .string("error"),
            "message": Self.text(Self.literal("\(failure.message)\nRepeat: \(place.command(for: finding))")),
            "locations": .array([.object(["physicalLocation": Self.location(of: place.path(of: finding))])]),
            "partialFingerprints": .object(["ruleAndInput/v1": .string(fingerprint(finding))]),
            "properties": Self.properties(of: finding),
        ])
    }

    /// The first line of a file below the repository's root, or elsewhere.
    private static func location(of path: String) -> JSONValue {
        let isAbsolute = path.hasPrefix("/")
        let place: JSONObject = [
            "uri": .string((isAbsolute ? "file://" : "") + PathEscape.uri(path)),
            "uriBaseId": isAbsolute ? nil : .string("%SRCROOT%"),
        ]
        return .object(["artifactLocation": .object(place), "region": .object(["startLine": .integer(1)])])
    }

    private static func properties(of finding: Finding) -> JSONValue {
        .object([
            "target": .string(finding.target), "kind": .string(finding.failure.kind.rawValue),
            "bytes": .integer(finding.input.count), "seed": finding.origin.map { .decimal($0.seed) },
            "index": finding.origin.map { .decimal($0.index) }, "plant": finding.plant.map { .string($0) },
        ])
    }

    /// SHA-1 of the rule, a line feed and the input, in hex.
    private func fingerprint(_ finding: Finding) -> String {
        let identity = Array(finding.failure.rule.utf8) + [10] + finding.input
        return Hexadecimal.encode(identity.withRawSpan { hasher.hash($0) })
    }

    /// A message that stands for itself: braces would be placeholders (SARIF 2.1.0, 3.11.5), brackets links (3.11.6).
    private static func literal(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "{", "}": result += "\(character)\(character)"
            case "[", "]": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }

    private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}
