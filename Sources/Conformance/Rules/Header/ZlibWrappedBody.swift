import BitchatFrame
import Dissection
import WireFormat

/// CMP-006: a body is wrapped as zlib does by default.
enum ZlibWrappedBody: RefusalRule {
    static let description = RuleDescription(
        "CMP-006", .warning, "The compressed body begins with a zlib header and is no raw DEFLATE.",
        explanation: "iOS refuses the wrapper, Android takes it; make raw DEFLATE, which in zlib is a negative window size.",
        source: "docs/protocol.md 2.4", ios: "dropped", android: "accepted")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard let frame = packet.currentFrame, frame.originalSize != nil, frame.body.count >= 2 else { return }
        guard let first = bytes.byte(at: frame.body.offset), let second = bytes.byte(at: frame.body.offset + 1),
            isHeader(first, second)
        else { return }
        findings.add(
            Self.self, "body begins with the zlib header \(Hexadecimal.encode([first, second]))", at: frame.body.offset)
    }

    /// Whether two bytes are a zlib header: method 8, and as a number a multiple of 31 (RFC 1950 2.2).
    private static func isHeader(_ first: UInt8, _ second: UInt8) -> Bool {
        first & 15 == 8 && (Int(first) << 8 | Int(second)).isMultiple(of: 31)
    }
}
