import BitchatFrame
import Conformance
import LinkLayers
import WireFormat

/// Sync requests and answers to them, by peer.
package final class SyncStatistic: PacketStatistic {
    package static let name = "sync"
    package static let argument: String? = nil
    package static let needsJudging = true
    package static let summary = "sync requests made and received, and answers, by peer"

    private struct Row {
        var made = 0, received = 0, answers = 0, unasked = 0
    }

    private var rows = CappedRows<PeerID, Row>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let header = judged.packet.header, judged.packet.reassembly == nil else { return }
        if header.type == .requestSync {
            rows.use(header.sender, first: Row()) { $0.made += 1 }
            if let asked = judged.packet.frame?.recipient, asked != .broadcast {
                rows.use(asked, first: Row()) { $0.received += 1 }
            }
        } else if header.flags.contains(.rsr) {
            rows.use(header.sender, first: Row()) { row in
                row.answers += 1
                row.unasked += judged.solicitation == nil ? 1 : 0
            }
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let sorted = rows.rows.sorted { $0.key.value < $1.key.value }
        let lines = sorted.map { Self.line($0.key.description, $0.value) } + (rows.others.map { [Self.line("others", $0)] } ?? [])
        return StatisticTable(
            "Sync requests, and packets marked as answers, by author",
            ["peer", "requests", "requests to it", "answers", "without a request"], lines)
    }

    private static func line(_ name: String, _ row: Row) -> [String] {
        [name, "\(row.made)", "\(row.received)", "\(row.answers)", "\(row.unasked)"]
    }
}
