import Conformance

/// The rules, as they describe themselves.
enum RuleTopic {
    static let topic = ExplanationTopic(
        name: "rules", summary: "what findings are about, such as RSR-001", explanations: Rules.descriptions.map(explanation))

    private static func explanation(_ rule: RuleDescription) -> Explanation {
        Explanation(
            "\(rule.id)", title: "\(rule.severity.name)", "\(rule.condition)\n  \(rule.explanation)",
            [("iOS", "\(rule.ios)"), ("Android", "\(rule.android)")], source: "\(rule.source)")
    }
}
