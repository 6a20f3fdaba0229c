import Dissection
import WireFormat

/// HDR-001: the first byte is no version.
enum UnknownVersion: RefusalRule {
    static let description = RuleDescription(
        "HDR-001", .error, "The version byte is neither 1 nor 2.",
        explanation:
            "No app reads another version and none negotiates; on a stream it may also be the middle of a frame that was cut.",
        source: "docs/protocol.md 2.1", ios: "dropped", android: "dropped")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard error.reason == .version else { return }
        findings.add(Self.self, "version \(error.available), known are 1 and 2", at: 0)
    }
}
