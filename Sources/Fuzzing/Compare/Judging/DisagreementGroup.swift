/// Every disagreement about the same places of one kind, of which the smallest is kept.
struct DisagreementGroup {
    /// The cases named besides the example.
    private static let mostNames = 8

    /// What they are about.
    let key: DisagreementKey
    /// How many of the vectors belong here.
    private(set) var vectors = 0
    /// How many of the changed inputs belong here.
    private(set) var mutants = 0
    /// How many were asked for each profile.
    private(set) var profiles: [String: Int] = [:]
    /// The names of the first cases.
    private(set) var names: [String] = []
    /// The rule that the first of them pins; vectors come before changed inputs.
    let rule: String?
    /// The smallest case so far.
    private(set) var example: Disagreement

    /// Begins a group.
    init(_ first: Disagreement) {
        key = first.key
        rule = first.question.rule
        example = first
        add(first)
    }

    /// Adds a disagreement of the same key.
    mutating func add(_ disagreement: Disagreement) {
        if disagreement.question.isMutant { mutants += 1 } else { vectors += 1 }
        profiles[disagreement.question.profile.rawValue, default: 0] += 1
        if names.count < Self.mostNames { names.append(disagreement.question.id) }
        if disagreement.size < example.size { example = disagreement }
    }

    /// Shows what the example was reduced to.
    mutating func replaceExample(_ disagreement: Disagreement) { example = disagreement }

    /// Such as `12 vectors and 31 changed inputs of kind frame differ at rsr (missing)`.
    var title: String {
        let counts = [Self.count(vectors, "vector"), Self.count(mutants, "changed input")].compactMap(\.self)
        if key.isFailure {
            return "\(counts.joined(separator: " and ")) of kind \(key.kind): the other program \(key.sentence)"
        }
        let verb = vectors + mutants == 1 ? key.sentence.replacingPrefix("differ", by: "differs") : key.sentence
        return "\(counts.joined(separator: " and ")) of kind \(key.kind) \(verb)"
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}

extension String {
    /// The string with `prefix` at its beginning, if it is there, replaced.
    fileprivate func replacingPrefix(_ prefix: String, by replacement: String) -> String {
        hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
    }
}
