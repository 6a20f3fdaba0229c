import Conformance

extension Finding {
    /// Whether both are about the same rule.
    func isOfSameRule(as other: Finding) -> Bool { "\(rule.id)" == "\(other.rule.id)" }

    /// The rule's id and what was found, such as `GAT-004: another frame begins in the same write after 86 bytes`.
    var sentence: String { "\(rule.id): \(message)" }
}
