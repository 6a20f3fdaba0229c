import Dissection
import WireFormat

/// CMP-005: a body does not give what it declares.
enum BodyTooShort: RefusalRule {
    static let description = RuleDescription(
        "CMP-005", .error, "The compressed body inflates to fewer bytes than declared, because it ends or is corrupt.",
        explanation:
            "Both apps refuse it; check the size field, and that the body is raw DEFLATE and was not changed on its way.",
        source: "docs/protocol.md 2.4", ios: "dropped", android: "dropped")

    /// A zlib-wrapped body that Android reads is left to CMP-006.
    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard error.reason == .originalMismatch || error.reason == .inflate, packet.payloadRange == nil else { return }
        let end = error.available < error.needed ? "ends or is corrupt" : "is corrupt"
        findings.add(
            Self.self, "the body \(end) after \(error.available) of the \(error.needed) bytes declared", at: error.offset)
    }
}
