import FuzzTargets

/// What a report says besides what was found: where the inputs lie, and how the campaign is run again.
struct ReportPlace: Hashable {
    /// The folder of the artifacts: relative to the repository's root where it lies below that, otherwise absolute.
    var folder: String
    /// The program and its arguments, as they would be typed again.
    var commandLine: String
    /// The laws whose texts are known; a rule that is not among them is described by its kind.
    var laws: [Law] = []

    /// The path of a finding's file.
    func path(of finding: Finding) -> String { folder.isEmpty ? finding.fileName : folder + "/" + finding.fileName }
    /// The command that repeats a finding.
    func command(for finding: Finding) -> String { finding.command(folder: folder.isEmpty ? "." : folder) }
}
