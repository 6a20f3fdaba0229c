import BitchatFrame
import Conformance
import MeshModel
import WireFormat

/// Learns from packets what peers call themselves, whom they hear, and which of them are capturing devices.
enum PeerNames {
    /// Takes note of the packet whose row was added last.
    static func note(_ judged: JudgedPacket, _ payload: RawSpan, _ row: PacketRow, _ contents: inout ReportContents) {
        guard let sender = row.sender, let header = judged.packet.header, judged.packet.reassembly == nil else { return }
        if judged.packet.context?.direction == .sent, isOwn(header) { contents.peerRows[sender].isLocal = true }
        guard case .announce(let announce) = judged.packet.payload, isTaken(judged) else { return }
        let name = ByteRange(announce.nickname.offset, min(announce.nickname.count, ReportLimits.nickname))
        contents.peerRows[sender].nickname = String(decoding: payload.array(name), as: UTF8.self)
        let neighbours = announce.neighbourIDs(payload).compactMap { contents.number(of: $0) }
        guard !neighbours.isEmpty, contents.announces.count < ReportLimits.announces,
            let list = contents.neighbours.number(of: neighbours)
        else { return }
        contents.announces.append(AnnounceRow(packet: contents.packets.count - 1, neighbours: list))
    }

    /// Whether only its author can have sent it: an announce that was not relayed, or a request.
    private static func isOwn(_ header: FrameHeader) -> Bool {
        header.type == .announce && header.ttl == ProtocolLimits.originTTL || header.type == .requestSync
    }

    /// Whether some profile takes it, or none could judge.
    private static func isTaken(_ judged: JudgedPacket) -> Bool {
        judged.verdicts.isEmpty || judged.verdicts.contains { $0.answer.accepts != false }
    }
}
