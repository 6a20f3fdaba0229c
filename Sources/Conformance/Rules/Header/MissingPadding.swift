import BitchatFrame
import Dissection
import WireFormat

/// HDR-014: a Noise packet shows how long it is.
enum MissingPadding: FrameRule {
    static let description = RuleDescription(
        "HDR-014", .note, "A noiseHandshake or noiseEncrypted frame of a length that is padded came without padding.",
        explanation: "The apps pad these types to hide their length; iOS forwarders of routes and directed resends leave it out.",
        source: "docs/protocol.md 2.5", ios: "accepted", android: "accepted")
    static let types: [MessageType] = [.noiseHandshake, .noiseEncrypted]

    /// A frame inside fragments is not padded by either app, so it is passed over.
    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard packet.padding == 0, packet.trailing == 0, packet.reassembly == nil else { return }
        let block = FramePadding.block(for: frame.length)
        guard 1...ProtocolLimits.longestPadding ~= block - frame.length else { return }
        findings.add(Self.self, "\(frame.length) bytes without the padding to \(block)")
    }
}
