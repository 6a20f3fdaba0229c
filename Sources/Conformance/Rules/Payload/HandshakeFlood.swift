import BitchatFrame
import Capture
import Dissection
import WireFormat

/// NOI-005: more handshake messages from one peer to another than iOS works on.
struct HandshakeFlood: MeshRule {
    static let description = RuleDescription(
        "NOI-005", .warning, "More than 10 noiseHandshake packets from one peer to another within a minute.",
        explanation:
            "iOS works on 10 handshake messages a minute from a peer and drops the others. Wait longer between attempts.",
        source: "docs/protocol.md 3.4", ios: "dropped", android: "accepted")

    static let types: [MessageType] = [.noiseHandshake]

    private struct Flow: Hashable, Sendable {
        var adapter: UInt16
        var direction: PacketDirection
        var sender: PeerID
        var recipient: PeerID?
    }

    private var log = RateLog<Flow>(period: ProtocolLimits.handshakePeriod)

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .noiseHandshake = packet.payload, let header = packet.header, let context = packet.context,
            let now = mesh.now, !mesh.clockIsDoubtful, let mark = PacketMark(packet, mesh)
        else { return }
        let flow = Flow(
            adapter: context.record.adapter, direction: context.direction, sender: header.sender,
            recipient: packet.frame?.recipient)
        guard let count = log.count(mark, of: flow, now: now), count > ProtocolLimits.handshakes else { return }
        findings.add(
            Self.self, "\(count) handshake messages of \(header.sender) within a minute, \(ProtocolLimits.handshakes) allowed")
    }
}
