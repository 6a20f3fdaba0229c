/// The last thing a campaign prints: a line a target, and nothing that depends on the machine.
struct CampaignTable {
    private let summary: CampaignSummary

    /// Makes the table of a campaign.
    init(_ summary: CampaignSummary) { self.summary = summary }

    /// The table's lines.
    var lines: [String] { Self.lines([heads] + summary.targets.map(cells) + [totals]) }

    private var hasCoverage: Bool { summary.targets.contains { $0.coverage != nil } }

    private var heads: [String] {
        ["target", "runs", "outcomes"] + (hasCoverage ? ["coverage"] : []) + ["new inputs"] + FindingKind.allCases.map(\.rawValue)
    }

    private func cells(_ target: CampaignSummary.Target) -> [String] {
        [target.name, "\(target.runs)", "\(target.outcomes)"] + (hasCoverage ? ["\(target.coverage ?? 0)"] : [])
            + ["\(target.newInputs)"] + FindingKind.allCases.map { "\(target.count($0))" }
    }

    private var totals: [String] {
        let targets = summary.targets
        return ["total", "\(targets.reduce(0) { $0 + $1.runs })", "\(targets.reduce(0) { $0 + $1.outcomes })"]
            + (hasCoverage ? ["\(targets.reduce(0) { $0 + ($1.coverage ?? 0) })"] : [])
            + ["\(targets.reduce(0) { $0 + $1.newInputs })"]
            + FindingKind.allCases.map { kind in "\(targets.reduce(0) { $0 + $1.count(kind) })" }
    }

    /// Rows in columns: the first one flush left, the others flush right.
    static func lines(_ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : "  " + space + cell
            }.joined()
        }
    }
}
