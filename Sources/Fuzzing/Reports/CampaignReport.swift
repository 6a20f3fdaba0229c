/// A form in which a campaign's findings are handed to other programs.
protocol CampaignReport: SendableMetatype {
    /// The name on the command line, as in `--report sarif=FILE`.
    static var name: String { get }
    /// What it is for, in one clause.
    static var summary: String { get }

    /// Makes a report about findings whose inputs lie at `place`.
    init(_ place: ReportPlace)
    /// The whole text of the report; the same summary gives the same text.
    func render(_ summary: CampaignSummary) -> String
}
