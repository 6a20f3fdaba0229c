import BitchatFrame
import Dissection
import WireFormat

/// RLY-004: a relay of a packet that should have been refused.
struct RelayedThoughInvalid: MeshRule {
    static let description = RuleDescription(
        "RLY-004", .warning, "A leave, file, board post or voice frame without a valid signature is relayed.",
        explanation:
            "iOS withholds these types once it refuses them, so that forgeries do not spread; Android knows no board posts.",
        source: "docs/protocol.md 3.0", ios: "never does so", android: "does so with board posts only")

    static let types: [MessageType] = [.leave, .fileTransfer, .boardPost, .voiceFrame]
    static let occasions: [PacketFacts] = [.unsigned, .badSignature]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let check = mesh.signature, let header = mesh.inHand.header, mesh.relay != nil else { return }
        let isInvalid = check.received == .invalid && check.reencoded == .invalid
        guard isInvalid || check.received == .absent else { return }
        let fault = isInvalid ? "its signature does not verify" : "it is not signed"
        findings.add(Self.self, "\(header.sender) is said to have written it, and \(fault)")
    }
}
