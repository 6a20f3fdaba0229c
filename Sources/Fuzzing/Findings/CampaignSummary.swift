import FuzzTargets

/// What a campaign came to: the figures of its last table and everything it found.
struct CampaignSummary: Hashable {
    /// The program and its arguments, as they would be typed again.
    var commandLine: String
    /// The seed that every input follows from.
    var seed: UInt64
    /// The figures of each target, in the order they were run.
    var targets: [Tally]
    /// What was found, in the order it was found.
    var findings: [Kept]
    /// The laws that the targets hold, for the texts of reports; those that are not known here are named by their id alone.
    var laws: [Law] = []

    /// The figures of one target.
    struct Tally: Hashable {
        /// The target's name.
        var name: String
        /// The inputs run.
        var runs: UInt64
        /// The outcomes reached.
        var outcomes: Int
        /// The inputs that reached something new.
        var newInputs: Int
    }

    /// A finding and where its input lies.
    struct Kept: Hashable {
        /// The finding.
        var finding: Finding
        /// The folder of its file: relative to the repository's root where it lies below that, otherwise absolute.
        var folder: String

        /// The path of its file.
        var path: String { folder.isEmpty ? finding.fileName : folder + "/" + finding.fileName }
        /// The command that repeats it.
        var command: String { finding.command(folder: folder.isEmpty ? "." : folder) }
    }

    /// The findings of one target.
    func findings(of target: String) -> [Kept] { findings.filter { $0.finding.target == target } }

    /// How many findings of `kind` a target has.
    func count(of kind: FindingKind, target: String) -> Int {
        findings(of: target).count { $0.finding.failure.kind == kind }
    }
}
