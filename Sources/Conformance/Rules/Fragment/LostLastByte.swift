import BitchatFrame
import Dissection
import WireFormat

/// FRG-007: a rebuilt frame whose last byte its sender took for padding.
enum LostLastByte: PacketRule {
    static let description = RuleDescription(
        "FRG-007", .error, "A frame rebuilt from fragments is one byte short, at a length that is not padded.",
        explanation: """
            Android pads a frame and strips the padding again before it cuts it; where there was no padding to add, a last byte 01 \
            is taken for one. About one signed frame in 16 ends so; cut the frame as it was encoded.
            """,
        source: "docs/protocol.md chapter 8 row 35", ios: "dropped", android: "dropped")
    static let occasions: [PacketFacts] = [[.rebuilt, .refused]]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard packet.reassembly != nil, let error = packet.error, error.reason == .truncated, error.layer == .frame,
            error.needed == error.available + 1, !isPadded(error.needed)
        else { return }
        findings.add(
            Self.self, "\(error.available) of \(error.needed) bytes are there; the missing one was 01 if its sender stripped it",
            at: error.available)
    }

    /// Whether a frame of `length` bytes gets padding (docs/protocol.md 2.5).
    private static func isPadded(_ length: Int) -> Bool {
        (1...ProtocolLimits.longestPadding).contains(FramePadding.block(for: length) - length)
    }
}
