/// Every form of report.
///
/// A new one is one new file and one line here.
enum CampaignReports {
    /// All of them.
    static let all: [any CampaignReport.Type] = [
        SARIFReport.self,
        JUnitReport.self,
        GitHubReport.self,
    ]

    /// The one of that name, if there is one.
    static func named(_ name: String) -> (any CampaignReport.Type)? { all.first { $0.name == name } }
}
