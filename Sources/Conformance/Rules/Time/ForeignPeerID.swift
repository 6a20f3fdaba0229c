import BitchatFrame
import Dissection
import WireFormat

/// SIG-003: an announce stands under an ID that is not its key's.
struct ForeignPeerID: MeshRule {
    static let description = RuleDescription(
        "SIG-003", .error, "The sender of an announce is not the first 8 bytes of SHA-256 of its Noise key.",
        explanation: "Both apps derive the ID from the key and drop an announce under any other; random IDs are the usual cause.",
        source: "docs/protocol.md 6", ios: "dropped", android: "dropped")
    static let types: [MessageType] = [.announce]

    /// An empty key is left to ANN-002.
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .announce(let announce) = packet.payload, let header = packet.header, !announce.noiseKey.isEmpty else {
            return
        }
        let peer = PeerID(value: payload.withBytes(announce.noiseKey) { mesh.hasher.hash($0).first })
        guard peer != header.sender else { return }
        findings.add(Self.self, "sender \(header.sender), the Noise key gives \(peer)", at: header.senderOffset)
    }
}
