import CorpusFiles

extension CompareReport {
    /// Writes one object a group, and the summary as the last (docs/compare.md).
    func writeJSON(to console: Console) {
        for group in groups { console.line(JSONLine.text(of: object(for: group))) }
        console.line(JSONLine.text(of: ["summary": .object(summary)]))
    }

    private func object(for group: DisagreementGroup) -> JSONObject {
        let example = group.example
        return [
            "kind": .string(group.key.kind),
            "differs": group.key.isFailure ? nil : .array(group.key.places.map { .string($0) }),
            "failure": example.failure.map { .string($0.word) },
            "wrote": example.failure?.detail.map { .string($0) },
            "vectors": .integer(group.vectors),
            "changed": .integer(group.mutants),
            "profiles": .object(Self.object(group.profiles.keys.sorted()) { .integer(group.profiles[$0] ?? 0) }),
            "ids": .array(group.names.map { .string($0) }),
            "rule": group.rule.map { .string($0) },
            "ask": .object(example.question.object),
            "expected": .object(example.expected),
            "actual": example.answer.map { .object($0) },
        ]
    }

    private var summary: JSONObject {
        [
            "program": offer.name.map { .string($0) },
            "vectors": .object(Self.counts(vectors)),
            "changed": .object(Self.counts(mutants)),
            "setAside": .array(setAside.map { .string($0) }),
            "agreement": .object(agreement),
            "groups": .integer(groups.count),
            "disagreements": .integer(disagreements),
        ]
    }

    /// For each profile asked for: how many answers agree with each profile, of how many.
    private var agreement: JSONObject {
        Self.object(VectorProfile.all.map(\.rawValue)) { asked in
            let shares = Self.object(VectorProfile.all.map(\.rawValue)) { profile in
                let share = score.share(of: VectorProfile(rawValue: profile), asked: VectorProfile(rawValue: asked))
                return share.answered == 0 ? nil : .array([.integer(share.agreed), .integer(share.answered)])
            }
            return shares.members.isEmpty ? nil : .object(shares)
        }
    }

    private static func object(_ names: [String], _ value: (String) -> JSONValue?) -> JSONObject {
        names.reduce(into: JSONObject()) { $0[$1] = value($1) }
    }

    private static func counts(_ tally: CompareTally) -> JSONObject {
        [
            "asked": .integer(tally.asked), "agreed": .integer(tally.agreed), "differed": .integer(tally.differed),
            "failed": .integer(tally.failed), "skipped": .integer(tally.skipped), "notAsked": .integer(tally.notAsked),
        ]
    }
}
