import CommandLineSupport
import Explanations
import Output

/// Explains a word: what it means, what the apps make of it, where that is written; without one, lists the topics.
struct ExplainCommand {
    private let text: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        guard arguments.operands.count <= 1 else { throw UsageError("explain takes one word", command: command) }
        guard let word = arguments.operands.first else {
            text = Self.overview
            return
        }
        if let topic = Explanations.topics.first(where: { $0.name == word.lowercased() }) {
            text = Self.list(topic)
            return
        }
        let found = Explanations.find(word)
        guard !found.isEmpty else {
            throw UsageError("nothing is called '\(word)'" + Self.suggestion(for: word), command: command)
        }
        text = found.map(\.text).joined(separator: "\n")
    }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        out.text(text)
        return Messages().finish(out) ? .done : .badInput
    }

    /// The topics, with how many words each has.
    private static var overview: String {
        let rows = Explanations.topics.map { [$0.name, "\($0.explanations.count)", $0.summary] }
        let lines = Columns.lines(rows) + ["", "explain WORD explains one; explain TOPIC lists the words of one."]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ topic: ExplanationTopic) -> String {
        Columns.lines(topic.explanations.map { [$0.name, $0.title] }).joined(separator: "\n") + "\n"
    }

    /// The nearest spelling, whatever the case of its letters.
    private static func suggestion(for word: String) -> String {
        let spellings = Dictionary(Explanations.spellings.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        let nearest = NearestName.find(word.lowercased(), among: spellings.keys.sorted()).flatMap { spellings[$0] }
        return nearest.map { "; did you mean \($0)?" } ?? "; bitchat-dissect explain lists the topics"
    }
}
