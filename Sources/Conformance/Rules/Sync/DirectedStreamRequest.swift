import BitchatFrame
import Dissection
import WireFormat

/// SYNC-032: a request for a stream that was meant for one peer.
struct DirectedStreamRequest: MeshRule {
    static let description = RuleDescription(
        "SYNC-032", .warning, "A REQUEST_SYNC names a stream whose fragments were sent to one peer.",
        explanation:
            "Only broadcast fragments are stored for sync, so that nobody has anything to send; its author must send it again.",
        source: "docs/protocol.md 4.6", ios: "nothing to send", android: "field ignored")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let asked = AskedStreams(packet, payload) else { return }
        for stream in asked.ids {
            let recipients = asked.received(stream, mesh).map(\.recipient)
            guard let last = recipients.last, let recipient = last, !recipients.contains(where: isBroadcast) else { continue }
            findings.add(Self.self, "the fragments of stream \(Hexadecimal.digits(stream)) are directed to \(recipient)")
        }
    }

    private func isBroadcast(_ recipient: PeerID?) -> Bool { recipient == nil || recipient == .broadcast }
}
