import CorpusFiles

extension CompareReport {
    /// Writes the report for a person.
    func write(to console: Console) {
        for (number, group) in groups.enumerated() { write(group, number + 1, to: console) }
        if let name = offer.name { console.line("program: " + JSONValue.escaped(name)) }
        console.line("vectors: " + vectors.description)
        console.line("changed inputs: " + mutants.description)
        for kind in setAside { console.line("kind \(kind) was set aside: the program failed at it again and again") }
        for line in profileLines { console.line(line) }
        console.line("\(disagreements) disagreements in \(groups.count) groups")
    }

    private func write(_ group: DisagreementGroup, _ number: Int, to console: Console) {
        let example = group.example, question = example.question
        console.line("\(number). \(group.title)")
        let profiles = group.profiles.keys.sorted().map { "\($0) \(group.profiles[$0] ?? 0)" }
        console.line("   asked for: " + profiles.joined(separator: ", "))
        console.line("   cases: " + JSONValue.escaped(group.names.joined(separator: ", ")) + (isMore(group) ? ", ..." : ""))
        let note = question.note.map { " (\(question.isMutant ? "changed from: " : "")\(JSONValue.escaped($0)))" } ?? ""
        console.line("   smallest: " + JSONValue.escaped(question.id) + note)
        if let rule = group.rule { console.line("   rule: " + JSONValue.escaped(rule)) }
        if let detail = example.failure?.detail { console.line("   it wrote: " + JSONValue.escaped(detail)) }
        let rows = example.differences.map { DifferenceTable.Row($0) }
        for line in DifferenceTable(rows).lines { console.line("   " + line) }
        let marked = example.differences.compactMap { DisagreementKey.event(of: $0.place) }.min()
        for line in InputDissection.lines(kind: question.kind.name, question.inputs, marked: marked) {
            console.line("   " + line)
        }
        console.line("   ask: " + Self.cut(JSONLine.text(of: question.object)))
        console.line("")
    }

    private func isMore(_ group: DisagreementGroup) -> Bool { group.names.count < group.vectors + group.mutants }

    private static func cut(_ text: String) -> String {
        text.utf8.count <= 4096 ? text : String(decoding: text.utf8.prefix(4096), as: UTF8.self) + "... (--json prints it whole)"
    }
}
