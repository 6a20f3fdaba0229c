import CorpusFiles

/// What a comparison found, for a person or a script.
struct CompareReport {
    /// The groups in the order of kinds and places.
    let groups: [DisagreementGroup]
    /// Disagreements beyond the groups that are kept.
    let ungrouped: Int
    /// What became of the vectors.
    let vectors: CompareTally
    /// What became of the changed inputs.
    let mutants: CompareTally
    /// How close the program is to each profile.
    let score: ProfileScore
    /// The kinds that were set aside.
    let setAside: [String]
    /// What the program says about itself.
    let offer: OtherOffer

    /// Takes the results of `run`.
    init(_ run: CompareRun<some OtherSide>) {
        groups = run.groups.keys.sorted().compactMap { run.groups[$0] }
        ungrouped = run.ungrouped
        vectors = run.vectors
        mutants = run.mutants
        score = run.score
        setAside = run.limits.setAside
        offer = run.other.offer
    }

    /// The disagreements together.
    var disagreements: Int { groups.reduce(ungrouped) { $0 + $1.vectors + $1.mutants } }

    /// The profiles that were asked for, and what each was answered like.
    var profileLines: [String] {
        VectorProfile.all.compactMap { asked in
            let closest = score.closest(asked: asked).map(\.rawValue)
            guard !closest.isEmpty else { return nil }
            let shares = VectorProfile.all.filter { score.share(of: $0, asked: asked).answered > 0 }.map {
                "\($0.rawValue) \(score.share(of: $0, asked: asked).percent)"
            }
            return "asked for \(asked.rawValue) it follows \(closest.joined(separator: " and ")) most closely: "
                + shares.joined(separator: ", ")
        }
    }
}
