import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// SIG-007: a signature holds only for one compressor's output.
struct RecompressedSignature: SignatureRule {
    static let description = RuleDescription(
        "SIG-007", .warning,
        "A signature verifies over the compressed bytes received, and not once the payload is compressed anew.",
        explanation:
            "iOS compresses again before it verifies, so it may refuse other encoders' packets; sign short or plain payloads.",
        source: "docs/protocol.md 2.8", ios: "may be dropped", android: "accepted")
    static let occasions: [PacketFacts] = [.otherwiseSigned]

    /// A frame that iOS cannot decode is left to what is wrong with it.
    static func check(_ result: SignatureCheck, of frame: Frame, in packet: DissectedPacket, _ findings: inout FindingList) {
        guard result.received == .valid, result.reencoded != .valid, packet.error?.layer != .frame else { return }
        findings.add(
            Self.self, "valid over the \(frame.body.count) compressed bytes received, not over the payload compressed by zlib",
            at: frame.signature?.offset)
    }
}
