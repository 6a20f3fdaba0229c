import BitchatFrame
import Dissection
import WireFormat

/// HDR-003: the payload is declared larger than iOS takes.
enum OversizedPayload: RefusalRule {
    static let description = RuleDescription(
        "HDR-003", .error, "The payload length is over 1,179,760 bytes.",
        explanation:
            "iOS refuses the frame by its length field alone, while Android takes ten times as much; send less, or in fragments.",
        source: "docs/protocol.md 2.3", ios: "dropped", android: "accepted up to 10,485,760 bytes")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard error.reason == .lengthLimit else { return }
        findings.add(
            Self.self,
            "payload of \(error.available) bytes, iOS takes \(ProtocolLimits.iosPayload), Android \(ProtocolLimits.androidPayload)",
            at: FrameHeader.lengthOffset)
    }
}
