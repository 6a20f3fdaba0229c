extension [Finding] {
    /// The gravest of `severity` and of those found.
    package func gravest(_ severity: Severity?) -> Severity? {
        reduce(severity) { gravest, finding in gravest.map { Swift.max($0, finding.rule.severity) } ?? finding.rule.severity }
    }
}
