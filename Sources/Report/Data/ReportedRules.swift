import Conformance

/// The rules that were broken, each with a number and how often.
struct ReportedRules: Sendable {
    /// The rules in the order in which they came; no more than there are rules.
    private(set) var rules: [RuleDescription] = []
    private var numbers: [String: Int] = [:]

    /// The number of `rule`.
    mutating func number(of rule: RuleDescription) -> Int {
        let id = "\(rule.id)"
        if let known = numbers[id] { return known }
        numbers[id] = rules.count
        rules.append(rule)
        return rules.count - 1
    }
}
