import BitchatFrame
import Dissection
import WireFormat

/// SYNC-037: a request to everybody where somebody could be named.
struct BroadcastRequest: MeshRule {
    static let description = RuleDescription(
        "SYNC-037", .note, "A REQUEST_SYNC names no recipient, and the peer that receives it has announced itself.",
        explanation:
            "iOS asks each known peer by name and expects no answers to a broadcast request, so that marked ones are refused.",
        source: "docs/protocol.md 5.6", ios: "answered", android: "answered, Android asks so itself")
    static let types: [MessageType] = [.requestSync]
    static let occasions: [PacketFacts] = [.broadcast]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.isSyncRequest, packet.frame?.isBroadcast == true, let receiver = mesh.receiver
        else { return }
        findings.add(Self.self, "the request is for everybody, and goes to \(receiver)", at: 11)
    }
}
