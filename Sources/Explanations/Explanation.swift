/// What one word means: a rule, a reason, a field, a type, a flag.
package struct Explanation: Sendable, Hashable {
    /// What is said of one side: an app, the specification, a layout.
    package struct Remark: Sendable, Hashable {
        /// Who, or what: `iOS`.
        package var label: String
        /// What they do, or how it is laid out.
        package var text: String
    }

    /// The word itself.
    package var name: String
    /// Other spellings, such as `0x21`.
    package var aliases: [String]
    /// What kind of thing it is: `verdict reason: refused`.
    package var title: String
    /// What it means, a sentence or a few.
    package var meaning: String
    /// What the apps and the specification do, layout, units.
    package var remarks: [Remark]
    /// Where the facts are written, such as `docs/protocol.md 5.2`.
    package var source: String

    /// Explains `name`; see the properties.
    ///
    /// A remark is a label and a text.
    init(
        _ name: String, aliases: [String] = [], title: String, _ meaning: String, _ remarks: [(String, String)], source: String
    ) {
        self.name = name
        self.aliases = aliases
        self.title = title
        self.meaning = meaning
        self.remarks = remarks.map { Remark(label: $0.0, text: $0.1) }
        self.source = source
    }

    /// Whether `word` is one of its spellings; case does not matter.
    func isCalled(_ word: String) -> Bool {
        let word = word.lowercased()
        return name.lowercased() == word || aliases.contains { $0.lowercased() == word }
    }

    /// As lines for a person: the word, its meaning, then the remarks with their labels lined up.
    package var text: String {
        let labelled = remarks + [Remark(label: "written", text: source)]
        let width = max(8, labelled.map(\.label.count).max() ?? 0) + 1
        let lines = labelled.map { remark in
            let label = remark.label + ":"
            return "  " + label + String(repeating: " ", count: width - label.count) + " " + remark.text
        }
        return (["\(name) (\(title))", "  " + meaning] + lines).joined(separator: "\n") + "\n"
    }
}
