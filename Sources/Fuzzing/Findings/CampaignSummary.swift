/// What a campaign showed, target by target.
struct CampaignSummary: Hashable {
    /// One target's part, in the order in which they ran.
    var targets: [Target] = []
    /// The seed.
    var seed: UInt64
    /// The engine's name: `mutate` or `libfuzzer`.
    var engine: String
    /// Whether every campaign came to its end: none was interrupted, and no engine broke.
    var isWhole = true

    /// What the campaign on one target showed.
    struct Target: Hashable {
        /// The target's name.
        var name: String
        /// Inputs run, those that failed included.
        var runs: UInt64 = 0
        /// How many outcome numbers were reached.
        var outcomes = 0
        /// libFuzzer's count of covered edges; nil for the other engine.
        var coverage: Int?
        /// Inputs that were the first to reach something.
        var newInputs = 0
        /// How often each rule was broken.
        var rules: [Rule] = []
        /// Milliseconds it took: for reports that have a place for it, never for the table.
        var milliseconds = 0

        /// How many findings of a kind there were.
        func count(_ kind: FindingKind) -> UInt64 { rules.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) } }
        /// The inputs that failed and are kept, rule by rule.
        var findings: [Finding] { rules.flatMap(\.findings) }
    }

    /// One rule that was broken.
    struct Rule: Hashable {
        /// The kind of its findings.
        var kind: FindingKind
        /// Its id.
        var id: String
        /// How many inputs broke it.
        var count: UInt64 = 0
        /// Those with the lowest numbers, by number.
        var findings: [Finding] = []

        /// Inserts a finding by its number unless its input is there with a lower one; only `most` stay; says whether it is in.
        mutating func insert(_ finding: Finding, most: Int) -> Bool {
            if let place = findings.firstIndex(where: { $0.input == finding.input }) {
                guard finding.number < findings[place].number else { return false }
                findings.remove(at: place)
            }
            let place = findings.firstIndex { $0.number > finding.number } ?? findings.count
            findings.insert(finding, at: place)
            if findings.count > most { findings.removeLast() }
            return place < most
        }
    }

    /// The inputs that failed and are kept.
    var findings: [Finding] { targets.flatMap(\.findings) }
}
