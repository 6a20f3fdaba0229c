import BitchatFrame
import Dissection
import WireFormat

/// SYNC-003: a request in the name of a peer that the link does not belong to.
struct RequestFromAnotherPeer: MeshRule {
    static let description = RuleDescription(
        "SYNC-003", .error, "A REQUEST_SYNC claims another sender than the peer that the link belongs to.",
        explanation: "Requests are never relayed, so that this one is relayed or forged; iOS drops it before any other check.",
        source: "docs/protocol.md 5.2", ios: "dropped", android: "answered")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.isSyncRequest, packet.reassembly == nil, let header = packet.header,
            let owner = mesh.transmitter, owner != header.sender
        else { return }
        findings.add(
            Self.self, "the request claims to be from \(header.sender), and came from \(owner)", at: header.fixedLength)
    }
}
