/// Writes a report to where the user wants it.
enum ReportWriter {
    /// Writes the report of that name to a file, or to standard output when `file` is empty.
    static func write(
        format: String, to file: String, _ summary: CampaignSummary, at place: ReportPlace, console: Console
    ) throws(FileError) {
        guard let report = CampaignReports.named(format) else { return }
        let text = report.init(place).render(summary)
        if file.isEmpty { return console.write(text) }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let folder = parts.dropLast().joined(separator: "/")
        try FileSystem.write(
            Array(text.utf8), to: parts.last ?? file, in: folder.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : folder)
    }
}
