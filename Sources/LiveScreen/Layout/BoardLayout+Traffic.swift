import Conformance
import MeshModel

extension BoardLayout {
    /// Packets by type, each with its rate.
    var traffic: SectionText {
        let items = contents.kinds.rows.map { kind in
            "\(kind.name) \(kind.count)" + (kind.recent > 0 ? " (\(Self.rate(kind.recent))/s)" : "")
        }
        return SectionText(
            "3 TRAFFIC \(Self.rate(contents.kinds.recent))/s over \(BoardLimits.rateSeconds) s",
            rows: FlowText.lines(items, width: rowWidth))
    }

    /// What the profiles refuse, by reason.
    var refused: SectionText {
        let total = contents.refusals.total
        let rows = contents.refusals.rows.map { row in
            var cells = TableRow()
            cells.left("\(row.reason.name)", 20)
            cells.rest(Self.counts(row.counts))
            return cells.text(width: rowWidth)
        }
        return SectionText("5 REFUSED  \(Self.counts(total))", isAlert: total.sum > 0, rows: rows)
    }

    /// How many findings there are, and of which rules.
    var findings: SectionText {
        let errors = contents.findings.count(of: .error)
        let counts = [Severity.error, .warning, .note].map { Self.count(contents.findings.count(of: $0), "\($0.name)") }
        return SectionText(
            "7 FINDINGS  " + counts.joined(separator: "  "), isAlert: errors > 0,
            rows: FlowText.lines(contents.findings.rules.map { "\($0.id) \($0.count)" }, width: rowWidth))
    }

    /// How the sources fare; a single one stands in the heading.
    var sources: SectionText {
        let isLossy = contents.sources.contains { $0.lost ?? 0 > 0 }
        if contents.sources.count == 1 { return SectionText("8 SOURCE  " + Self.text(contents.sources[0]), isAlert: isLossy) }
        return SectionText("8 SOURCES \(contents.sources.count)", isAlert: isLossy, rows: contents.sources.map(Self.text))
    }

    /// A number for each profile: `spec 0  ios 3  android 1`.
    static func counts(_ counts: ProfileCounts) -> String {
        GateProfile.Name.allCases.map { "\($0.rawValue) \(counts[$0])" }.joined(separator: "  ")
    }

    private static func text(_ source: SourceState) -> String {
        let lost = source.lost.map { "  \($0) lost" } ?? ""
        return "\(source.name)  \(source.condition)  \(count(source.records, "record"))\(lost)"
    }

    /// A number of packets within the window as packets a second, to one decimal.
    private static func rate(_ count: Int) -> String {
        let tenths = count * 10 / BoardLimits.rateSeconds
        return "\(tenths / 10).\(tenths % 10)"
    }
}
