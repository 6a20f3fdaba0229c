import BitchatFrame
import WireFormat

/// The bits of a frame's flag byte.
enum FlagTopic {
    static let topic = ExplanationTopic(
        name: "flags", summary: "bits of the flag byte, such as rsr",
        explanations: (0..<8).map { explanation(FrameFlags(rawValue: 1 << $0)) })

    private static func explanation(_ flag: FrameFlags) -> Explanation {
        let code = "0x" + Hexadecimal.encode([flag.rawValue]), text = text(flag)
        return Explanation(
            text.name, aliases: ["flag." + code] + text.aliases, title: "flag \(code)", text.meaning,
            [("iOS", text.ios), ("Android", text.android)], source: "docs/protocol.md 2.2, 2.8")
    }

    private typealias Text = (name: String, aliases: [String], meaning: String, ios: String, android: String)

    private static func text(_ flag: FrameFlags) -> Text {
        switch flag {
        case .recipient:
            (
                "recipient", [], "A recipient of 8 bytes follows the sender; eight FF bytes mean everybody.", "Read and written.",
                "Read and written."
            )
        case .signature:
            (
                "signature", [], "An Ed25519 signature of 64 bytes follows the payload; the bit itself is not signed.",
                "Read and written.", "Read and written."
            )
        case .compressed:
            (
                "compressed", [],
                "The payload section is the original size (2 bytes, in version 2 frames 4) and raw DEFLATE data.",
                "Tried from 100 bytes on.", "Tried from 100 bytes on."
            )
        case .route:
            (
                "route", [], "A count and that many peer IDs, the relays of a source route, follow the IDs; in version 2 only.",
                "Ignored in version 1.", "Ignored in version 1."
            )
        case .rsr:
            (
                "rsr", ["IS_RSR"],
                "The packet answers a sync request, so that its receiver asks for an open request instead of the clock; not signed.",
                "Read and written, and kept when relaying.", "Not known: ignored, and lost when relaying."
            )
        default:
            (
                "reserved." + Hexadecimal.encode([flag.rawValue]), [], "No app gives this bit a meaning; it is not signed.",
                "Ignored, and lost when the frame is written again.", "Ignored, and lost when the frame is written again."
            )
        }
    }
}
