import Capture
import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Packets by the link they travelled on.
package final class LinkStatistic: PacketStatistic {
    package static let name = "links"
    package static let argument: String? = nil
    package static let summary = "packets by link, each way"

    private struct Key: Hashable {
        var source: String
        var link: LinkID
    }

    private struct Row {
        var number = 0
        var link = "", address = "", peer = ""
        var sent = 0, received = 0, bytes = 0
    }

    private var rows = CappedRows<Key, Row>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        // A packet put together from fragments did not travel by itself.
        guard let context = judged.packet.context, judged.packet.reassembly == nil else { return }
        let isSent = context.direction == .sent || context.direction == .centralToPeripheral
        let length = judged.packet.countedLength(frameBytes), next = rows.rows.count
        rows.use(Key(source: context.source, link: context.link.id), first: Row(number: next)) { row in
            row.link = "hci\(context.record.adapter):\(context.link.handle)"
            row.address = context.link.peerAddress.map { "\($0)" } ?? row.address
            row.peer = context.linkPeer?.description ?? row.peer
            row.sent += isSent ? 1 : 0
            row.received += isSent ? 0 : 1
            row.bytes += length
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let sorted = rows.rows.sorted { $0.value.number < $1.value.number }
        let others = rows.others.map { [["others", "", "", "", "\($0.sent)", "\($0.received)", "\($0.bytes)"]] } ?? []
        return StatisticTable(
            "Packets by link", ["source", "link", "address", "peer", "sent", "received", "bytes"],
            sorted.map { key, row in
                [key.source, row.link, row.address, row.peer, "\(row.sent)", "\(row.received)", "\(row.bytes)"]
            } + others)
    }
}
