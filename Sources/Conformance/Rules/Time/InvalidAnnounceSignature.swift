import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// SIG-002: an announce is not signed with its own key.
struct InvalidAnnounceSignature: SignatureRule {
    static let description = RuleDescription(
        "SIG-002", .error, "The signature of an announce does not verify under the signing key in its field 03.",
        explanation:
            "Both apps drop the announce, and with it everything its author signs; SIG-006 tells the usual mistakes apart.",
        source: "docs/protocol.md 2.8", ios: "dropped", android: "dropped")
    static let types: [MessageType] = [.announce]
    static let occasions: [PacketFacts] = [.badSignature]

    static func check(_ result: SignatureCheck, of frame: Frame, in packet: DissectedPacket, _ findings: inout FindingList) {
        guard let failure = result.failure else { return }
        findings.add(Self.self, "\(failure) under the announced key", at: frame.signature?.offset)
    }
}
