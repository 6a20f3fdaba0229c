import BitchatFrame
import BitchatPayload
import Capture
import Conformance
import LinkLayers
import WireFormat

/// Packets by their author.
package final class PeerStatistic: PacketStatistic {
    package static let name = "peers"
    package static let argument: String? = nil
    package static let summary = "packets by author, with the last nickname announced"

    /// The bytes of a nickname that are kept.
    private static let nicknameBytes = 64

    private struct Row {
        var packets = 0, bytes = 0
        var nickname = ""
        var first = CaptureTime.unknown, last = CaptureTime.unknown
    }

    private var rows = CappedRows<PeerID, Row>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let header = judged.packet.header else { return }
        let length = judged.packet.countedLength(frameBytes), time = judged.packet.context?.record.time ?? .unknown
        let nickname = Self.nickname(judged, payloadBytes)
        rows.use(header.sender, first: Row()) { row in
            row.packets += 1
            row.bytes += length
            if !row.first.isKnown { row.first = time }
            if time.isKnown { row.last = time }
            if let nickname { row.nickname = nickname }
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let sorted = rows.rows.sorted { ($1.value.packets, $0.key.value) < ($0.value.packets, $1.key.value) }
        let lines = sorted.map { Self.line($0.key.description, $0.value) } + (rows.others.map { [Self.line("others", $0)] } ?? [])
        return StatisticTable("Packets by author", ["peer", "nickname", "packets", "bytes", "first", "last"], lines)
    }

    private static func line(_ name: String, _ row: Row) -> [String] {
        let nickname = name == "others" ? "" : row.nickname
        return [name, nickname, "\(row.packets)", "\(row.bytes)", time(row.first), time(row.last)]
    }

    private static func time(_ time: CaptureTime) -> String {
        time.isKnown && time.isPrintable ? time.withText { String(decoding: $0.array, as: UTF8.self) } : "-"
    }

    private static func nickname(_ judged: JudgedPacket, _ bytes: RawSpan) -> String? {
        guard case .announce(let announce) = judged.packet.payload else { return nil }
        let range = ByteRange(announce.nickname.offset, min(announce.nickname.count, nicknameBytes))
        return String(decoding: bytes.array(range), as: UTF8.self)
    }
}
