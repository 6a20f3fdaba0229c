import Conformance
import LinkLayers
import WireFormat

/// Packets by type; those put together from fragments in a column of their own.
package final class TypeStatistic: PacketStatistic {
    package static let name = "types"
    package static let argument: String? = nil
    package static let summary = "packets by type"

    private struct Row {
        var packets = 0, rebuilt = 0, bytes = 0
    }

    private var rows = CappedRows<String, Row>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let length = judged.packet.countedLength(frameBytes)
        rows.use(judged.packet.countedName, first: Row()) { row in
            row.packets += 1
            row.rebuilt += judged.packet.reassembly == nil ? 0 : 1
            row.bytes += length
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let total = rows.rows.values.reduce(0) { $0 + $1.packets }
        let sorted = rows.rows.sorted { ($1.value.packets, $0.key) < ($0.value.packets, $1.key) }
        return StatisticTable(
            "Packets by type", ["type", "packets", "share", "put together", "bytes"],
            sorted.map { name, row in
                [name, "\(row.packets)", Self.share(row.packets, total), "\(row.rebuilt)", "\(row.bytes)"]
            })
    }

    /// A share in percent, with one digit after the point.
    private static func share(_ part: Int, _ total: Int) -> String {
        let tenths = (part * 1000 + total / 2) / max(1, total)
        return "\(tenths / 10).\(tenths % 10)%"
    }
}
