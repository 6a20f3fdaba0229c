import BitchatFrame
import Dissection
import WireFormat

/// CMP-003: a body declares more than DEFLATE can make of it.
enum ImpossibleRatio: PacketRule {
    static let description = RuleDescription(
        "CMP-003", .error,
        "The declared original size is over 1,032 times the compressed size, or over the guard of 50,000 times.",
        explanation: "No DEFLATE body grows more than 1,032 times, so the frame cannot decode; it looks like a compression bomb.",
        source: "docs/protocol.md 2.4", ios: "dropped", android: "dropped")
    static let occasions: [PacketFacts] = [.refused, .compressed]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        if let error = packet.error, error.layer == .frame, error.reason == .ratio {
            findings.add(
                Self.self, "\(error.available) bytes declared, the guard allows \(error.needed) for this body", at: error.offset)
        } else if let whole = packet.currentFrame, let size = whole.originalSize {
            check(size, whole, &findings)
        }
    }

    private static func check(_ size: Int, _ frame: Frame, _ findings: inout FindingList) {
        let most = frame.body.count * ProtocolLimits.deflateRatio
        guard size > most else { return }
        findings.add(
            Self.self, "\(size) bytes declared, \(frame.body.count) bytes of DEFLATE make at most \(most)",
            at: frame.section.offset)
    }
}
