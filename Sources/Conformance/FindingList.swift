/// The findings of one packet, as rules add them.
package struct FindingList: Sendable {
    /// What was found, in the order of the rules.
    package private(set) var findings: [Finding] = []

    /// Makes an empty list.
    package init() {}

    /// Adds what `rule` found, with the figures in `message`; `offset` counts from the frame's first byte.
    package mutating func add(_ rule: any ConformanceRule.Type, _ message: String, at offset: Int? = nil) {
        findings.append(Finding(rule.description, message, at: offset))
    }

    /// Adds what a rule found that fires often; `message` is asked by those who print it.
    mutating func add(_ rule: any ConformanceRule.Type, at offset: Int? = nil, _ message: @escaping @Sendable () -> String) {
        findings.append(Finding(rule.description, at: offset, message))
    }
}
