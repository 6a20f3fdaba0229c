import Conformance
import LinkLayers
import WireFormat

/// Findings by rule, the gravest first.
package final class ExpertStatistic: PacketStatistic {
    package static let name = "expert"
    package static let argument: String? = nil
    package static let needsJudging = true
    package static let summary = "findings by rule"

    private struct Row {
        var severity: Severity
        var findings = 0
        var firstRecord: Int
    }

    private var rows = CappedRows<String, Row>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        count(judged.findings, record: judged.packet.context?.record.number ?? 0)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        count(findings, record: advertisement.record.number)
    }

    private func count(_ findings: [Finding], record: Int) {
        for finding in findings {
            let first = Row(severity: finding.rule.severity, firstRecord: record)
            rows.use("\(finding.rule.id)", first: first) { $0.findings += 1 }
        }
    }

    package var table: StatisticTable {
        let sorted = rows.rows.sorted { left, right in
            left.value.severity == right.value.severity ? left.key < right.key : left.value.severity > right.value.severity
        }
        return StatisticTable(
            "Findings by rule", ["severity", "rule", "findings", "first record"],
            sorted.map { ["\($0.value.severity.name)", $0.key, "\($0.value.findings)", "\($0.value.firstRecord)"] })
    }
}
