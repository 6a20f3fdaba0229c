import Conformance

/// How many findings there were, by severity and by rule.
struct FindingCounts: Sendable {
    /// The counts at the index of the severity's raw value.
    private var bySeverity = [Int](repeating: 0, count: Severity.allCases.count)
    /// Bounded by the number of rules.
    private var byRule: [String: Int] = [:]

    /// Counts the findings of a packet or an advert.
    mutating func count(_ findings: [Finding]) {
        for finding in findings {
            bySeverity[Int(finding.rule.severity.rawValue)] += 1
            byRule["\(finding.rule.id)", default: 0] += 1
        }
    }

    /// How many of `severity` there were.
    func count(of severity: Severity) -> Int { bySeverity[Int(severity.rawValue)] }

    /// All of them.
    var total: Int { bySeverity.reduce(0, +) }

    /// The rules, those broken most often first.
    var rules: [(id: String, count: Int)] {
        byRule.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
}
