import BitchatFrame
import Dissection
import WireFormat

/// SYNC-036: a request that reaches a peer it does not name.
struct RequestForAnotherPeer: MeshRule {
    static let description = RuleDescription(
        "SYNC-036", .warning, "A REQUEST_SYNC names another recipient than the peer that receives it.",
        explanation:
            "Both apps answer it all the same, and its sender waits for the peer named; send each request to its peer.",
        source: "docs/protocol.md 5.4", ios: "answered", android: "answered")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.isSyncRequest, let whole = packet.frame, !whole.isBroadcast, let recipient = whole.recipient,
            let receiver = mesh.receiver, receiver != recipient
        else { return }
        findings.add(
            Self.self, "the request is for \(recipient), and \(receiver) receives it", at: whole.header.fixedLength + 8)
    }
}
