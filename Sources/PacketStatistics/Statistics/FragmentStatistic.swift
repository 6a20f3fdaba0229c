import BitchatFrame
import BitchatPayload
import Conformance
import LinkLayers
import WireFormat

/// Fragments by their stream, and what was put together from them.
package final class FragmentStatistic: PacketStatistic {
    package static let name = "fragments"
    package static let argument: String? = nil
    package static let summary = "fragments by stream, and whether they were put together"

    private struct Key: Hashable {
        var author: PeerID
        var stream: UInt64
    }

    private struct Row {
        var number = 0
        var type = ""
        var fragments = 0, total = 0, bytes = 0, rebuilt = 0
    }

    private var rows = CappedRows<Key, Row>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let header = judged.packet.header else { return }
        let next = rows.rows.count
        if let history = judged.packet.reassembly {
            let key = Key(author: history.outer.sender, stream: history.stream)
            rows.use(key, first: Row(number: next)) { $0.rebuilt += 1 }
        }
        guard case .fragment(let fragment) = judged.packet.payload else { return }
        rows.use(Key(author: header.sender, stream: fragment.stream), first: Row(number: next)) { row in
            row.type = fragment.originalType.name.map { "\($0)" } ?? "0x" + Hexadecimal.encode([fragment.originalType.rawValue])
            row.fragments += 1
            row.total = max(row.total, Int(fragment.total))
            row.bytes += fragment.data.count
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let sorted = rows.rows.sorted { $0.value.number < $1.value.number }
        let others = rows.others.map { [["others", "", "", "\($0.fragments)", "", "\($0.bytes)", "\($0.rebuilt)"]] } ?? []
        return StatisticTable(
            "Fragments by stream", ["stream", "author", "type", "fragments", "total", "bytes", "put together"],
            sorted.map { key, row in
                [
                    Hexadecimal.digits(key.stream), key.author.description, row.type, "\(row.fragments)", "\(row.total)",
                    "\(row.bytes)", "\(row.rebuilt)",
                ]
            } + others)
    }
}
