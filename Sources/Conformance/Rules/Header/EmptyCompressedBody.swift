import Dissection
import WireFormat

/// CMP-001: a compressed section has no room for its body.
enum EmptyCompressedBody: RefusalRule {
    static let description = RuleDescription(
        "CMP-001", .error, "The frame is marked compressed, and its payload section ends within or right after the size field.",
        explanation:
            "Nothing can be inflated; a section below the size field also makes iOS throw away its whole notification stream.",
        source: "docs/protocol.md 2.4", ios: "dropped, stream reset", android: "dropped")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard error.reason == .packedTooSmall || error.reason == .packedEmpty else { return }
        findings.add(
            Self.self, "compressed section of \(error.available) bytes, at least \(error.needed) are needed", at: error.offset)
    }
}
