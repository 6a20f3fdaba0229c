import BitchatFrame
import Dissection
import WireFormat

/// CMP-002: the size after inflating is nothing, or more than is taken.
enum OriginalSizeOutOfRange: RefusalRule {
    static let description = RuleDescription(
        "CMP-002", .error, "The declared original size is 0 or over 1,179,760 bytes.",
        explanation: "Apps refuse such a frame before they inflate it, so that a small body cannot ask for much memory.",
        source: "docs/protocol.md 2.4", ios: "dropped", android: "dropped at 0 and over 10,485,760 bytes")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard error.reason == .originalLimit else { return }
        findings.add(
            Self.self, "original size of \(error.available) bytes, allowed are 1 to \(ProtocolLimits.iosPayload)",
            at: error.offset)
    }
}
