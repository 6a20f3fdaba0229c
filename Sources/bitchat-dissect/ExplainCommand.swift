import CommandLineSupport
import Conformance
import Output

/// Explains a rule: when it fires, why it matters, what the apps do, where it is written.
struct ExplainCommand {
    /// What can be explained.
    static let words = Rules.descriptions.map { "\($0.id)" }

    private let rule: RuleDescription

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        guard arguments.operands.count == 1, let word = arguments.operands.first else {
            throw UsageError("explain which rule? bitchat-dissect list rules names them", command: command)
        }
        let wanted = word.uppercased()
        guard let found = Rules.descriptions.first(where: { "\($0.id)" == wanted }) else {
            let nearest = NearestName.find(wanted, among: Rules.descriptions.map { "\($0.id)" })
            throw UsageError("no rule is called '\(word)'" + (nearest.map { "; did you mean \($0)?" } ?? ""), command: command)
        }
        rule = found
    }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        out.text(
            """
            \(rule.id) (\(rule.severity.name))
              \(rule.condition)
              \(rule.explanation)
              iOS:      \(rule.ios)
              Android:  \(rule.android)
              written:  \(rule.source)

            """)
        out.flush()
        return .done
    }
}
