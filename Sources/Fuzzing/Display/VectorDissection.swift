import CorpusFiles

/// A failing vector for a person's eyes: what it is, where it differs, and its inputs taken apart.
enum VectorDissection {
    /// The lines, nothing in them that a terminal acts on.
    static func lines(of vector: Vector, _ differences: [VectorDifference]) -> [String] {
        let object = vector.fields.object
        var lines = ["kind \(JSONValue.escaped(vector.kind)), profile \(JSONValue.escaped(vector.profile.rawValue))"]
        for name in ["note", "rule"] {
            if case .string(let text) = object[name] { lines.append("\(name): " + JSONValue.escaped(text)) }
        }
        lines += DifferenceTable(differences.map { DifferenceTable.Row($0) }).lines
        guard let question = try? CompareCase(vector) else { return lines }
        let marked = differences.compactMap { DisagreementKey.event(of: $0.place) }.min()
        return lines + InputDissection.lines(kind: vector.kind, question.inputs, marked: marked)
    }
}
