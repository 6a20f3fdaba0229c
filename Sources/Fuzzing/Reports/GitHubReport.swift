/// Workflow commands of GitHub Actions, which become annotations of the change: on standard output, only when asked for.
///
/// GitHub shows at most ten of a kind for each step, so no more are written: crashes first, broken laws last.
struct GitHubReport: CampaignReport {
    static let name = "github"
    static let summary = "annotations of GitHub Actions, on standard output"

    /// The most annotations that GitHub shows of one step.
    static let most = 10
    private let place: ReportPlace

    init(_ place: ReportPlace) { self.place = place }

    func render(_ summary: CampaignSummary) -> String {
        let ordered = FindingKind.allCases.flatMap { kind in summary.findings.filter { $0.failure.kind == kind } }
        return ordered.prefix(Self.most).map { annotation($0) + "\n" }.joined()
    }

    private func annotation(_ finding: Finding) -> String {
        let title = "\(finding.target): \(finding.failure.rule)"
        let message =
            EscapedText.plain(finding.failure.message) + "\nRepeat: " + EscapedText.plain(place.command(for: finding))
        let file = place.path(of: finding)
        return "::error file=\(Self.property(file)),title=\(Self.property(title))::\(Self.data(message))"
    }

    /// The text of a message: `%`, carriage return and line feed as `%` and two hex digits.
    private static func data(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: String(scalar)
            }
        }.joined()
    }

    /// The value of a property, in which a colon and a comma stand for themselves no more.
    private static func property(_ text: String) -> String {
        data(EscapedText.plain(text)).unicodeScalars.map { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}
