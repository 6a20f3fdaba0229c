import Dissection
import WireFormat

/// HDR-002: the frame ends before its last field.
enum IncompleteFrame: RefusalRule {
    static let description = RuleDescription(
        "HDR-002", .error, "The frame is shorter than its header, flags and lengths ask for.",
        explanation: "No app decodes a part of a frame; look for a value that the link limit cut, or for a wrong length field.",
        source: "docs/protocol.md 2.3", ios: "dropped", android: "dropped")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard error.reason == .short || error.reason == .truncated, !isCutByLogger(packet, bytes) else { return }
        let wanted = error.reason == .short ? "the smallest frame has" : "the whole frame has"
        findings.add(Self.self, "\(error.available) bytes, \(wanted) \(error.needed)", at: error.offset)
    }

    /// Whether the bytes are missing in the capture alone.
    private static func isCutByLogger(_ packet: DissectedPacket, _ bytes: RawSpan) -> Bool {
        guard let context = packet.context, packet.reassembly == nil else { return false }
        return context.originalLength > bytes.byteCount
    }
}
