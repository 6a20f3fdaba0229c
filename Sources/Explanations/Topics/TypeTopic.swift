import BitchatFrame
import BitchatPayload
import WireFormat

/// The message types, and what old dialects and Noise messages hold.
enum TypeTopic {
    static let topic = ExplanationTopic(
        name: "types", summary: "message types, by name or as requestSync or 0x21",
        explanations: Payloads.all.compactMap { $0.type.map(explanation) })

    private static func explanation(_ type: MessageType) -> Explanation {
        let text = text(type), code = "0x" + Hexadecimal.encode([type.rawValue])
        return Explanation(
            "\(type.name ?? "unknown")", aliases: [code], title: "message type \(code)", text.meaning,
            [("layout", text.layout), ("iOS", text.ios), ("Android", text.android)], source: "docs/protocol.md " + text.section)
    }

    private typealias Text = (meaning: String, layout: String, ios: String, android: String, section: String)

    private static func text(_ type: MessageType) -> Text {
        switch type {
        case .announce, .message, .leave, .courierEnvelope, .noiseHandshake, .noiseEncrypted: basic(type)
        case .fragment, .requestSync, .fileTransfer, .boardPost, .prekeyBundle, .groupMessage: stored(type)
        default: later(type)
        }
    }

    private static func basic(_ type: MessageType) -> Text {
        switch type {
        case .announce:
            (
                "A peer's name, keys, neighbours and capabilities; signed, to everybody, ttl 7.",
                "TLVs of type (1), length (1): 01 nickname, 02 Noise key, 03 signing key, 04 neighbours, 05 capabilities, 06 geohash",
                "Sends and takes it; the first with ttl 7 on a link says whose link it is.",
                "Sends and takes it, without the geohash.", "3.1"
            )
        case .message:
            (
                "A public text; signed, to everybody, ttl 7.", "UTF-8 and nothing else", "Sends and takes it.",
                "Sends and takes it; first tries to read it as a file.", "3.2"
            )
        case .leave:
            (
                "A peer's departure; signed, to everybody, ttl 7.", "empty; any bytes are let through", "Sends it empty.",
                "Sends it empty; a payload that begins with # leaves a channel.", "3.2"
            )
        case .courierEnvelope:
            (
                "A sealed message that others carry to a peer who is absent; signed, to one peer.",
                "TLVs of type (1), length (2): 01 tag, 02 expiry, 03 ciphertext, 04 copies, 05 prekey", "Sends and takes it.",
                "Not known.", "3.3"
            )
        case .noiseHandshake:
            (
                "One of the three messages of a Noise XX handshake, known by its size; to one peer, padded.",
                "32, 96 or 64 bytes", "Unsigned unless routed; 10 a minute from each peer.", "Signed.", "3.4"
            )
        default:
            (
                "A message of a Noise session; to one peer, padded.", "counter (4), ciphertext, tag (16)",
                "Takes 100 a second from each peer.", "Sends and takes it.", "3.5"
            )
        }
    }

    private static func stored(_ type: MessageType) -> Text {
        switch type {
        case .fragment:
            (
                "A slice of a larger frame; never signed, its header copied from that frame.",
                "stream ID (8), index (2), total (2), type of the frame (1), slice",
                "Total up to 10,000; 128 streams at once, each for 30 s.", "Total up to 256; 64 streams at once, each for 30 s.",
                "3.6"
            )
        case .requestSync:
            (
                "A request for packets that its sender has not seen: a filter of those it has, and which types it wants; signed, ttl 0.",
                "TLVs of type (1), length (2): 01 P, 02 M, 03 filter, 04 types, 05 since, 06 fragment IDs",
                "Asks its link's peer, and answers 8 times in 30 s with marked packets.",
                "Asks everybody; knows 01 to 03 only, and answers with announces and messages, unmarked.", "4"
            )
        case .fileTransfer:
            (
                "A file in the open, as a version 2 frame; signed.",
                "TLVs of type (1), length (2; 4 for content): 01 name, 02 size, 03 MIME type, 04 content",
                "Up to 1,048,576 bytes of 14 MIME types.", "Held to about 117 KiB by 256 fragments.", "3.8"
            )
        case .boardPost:
            (
                "A post on the board, or the tombstone that deletes one; signed inside and outside.",
                "TLVs of type (1), length (2), 01 to 0b", "Keeps 200 posts, 5 of each author, 7 days at most.", "Not known.",
                "3.9"
            )
        case .prekeyBundle:
            (
                "One-time keys to which others may seal courier envelopes; signed inside and outside.",
                "TLVs of type (1), length (2): 01 owner's key, 02 up to 8 keys, 03 time, 04 signature", "Sends one every hour.",
                "Not known.", "3.10"
            )
        default:
            (
                "A message to a private group; only group, epoch and nonce are in the open.",
                "TLVs of type (1), length (2): 01 group, 02 epoch, 03 nonce, 04 ciphertext and tag", "Sends and takes it.",
                "Not known.", "3.11"
            )
        }
    }

    private static func later(_ type: MessageType) -> Text {
        switch type {
        case .ping:
            (
                "A mesh probe; to one peer.", "nonce (8), ttl at the start (1); more is ignored",
                "Answers 5 in 10 s on each link.", "Not known.", "3.12"
            )
        case .pong:
            (
                "The answer to a mesh probe, with the same nonce.", "nonce (8), ttl at the start (1); more is ignored",
                "Waits 10 s for it; hops are the ttl at the start less the one received, plus 1.", "Not known.", "3.12"
            )
        case .nostrCarrier:
            (
                "A Nostr event on its way to or from a gateway or bridge.",
                "TLVs of type (1), length (2): 01 direction, 02 geohash, 03 event as JSON",
                "Signed on the way up, unsigned on the way down.", "Not known.", "3.13"
            )
        case .voiceFrame:
            (
                "One packet of a burst of live voice; signed.",
                "burst (8), sequence (2), kind (1), then codec, totals or up to 8 encoded frames", "Dropped above 30 s of age.",
                "Dropped beyond 30 s before or after.", "3.15"
            )
        default:
            (
                "The announce of rotating peer IDs: specified, and sent by no app.",
                "TLVs of type (1), length (1): 01 epoch, 02 tags, 03 capabilities, 04 geohash", "Matched, its payload ignored.",
                "Relayed as an unknown type.", "3.14"
            )
        }
    }
}
