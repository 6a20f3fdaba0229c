import BitchatFrame
import CorpusFiles

/// Texts, departures, probes, and the sizes of Noise messages.
enum PlainPayloadSubject: VectorSubject {
    static let file = "payload-plain"

    static func vectors() -> [CorpusVector] {
        messages() + leaves() + echoes() + handshakes() + transports() + fragments() + codes()
    }

    private static func messages() -> [CorpusVector] {
        let rule = "protocol.md 3.2, 13.2 item 14"
        let ios = BadText.bad.flatMap {
            PayloadQuestion.payload(.message, "message-\($0)", "message: not UTF-8: \($0)", rule, $1)
        }
        let both = BadText.good.flatMap {
            PayloadQuestion.payload(.message, "message-\($0)", "message: at the edge of UTF-8: \($0)", rule, $1, [.ios])
        }
        let mark = [UInt8].text("\u{FEFF}hi"), twice = [UInt8].text("\u{FEFF}\u{FEFF}hi")
        return ios + both
            + PayloadQuestion.payload(.message, "message-empty", "message: empty", rule, [])
            + PayloadQuestion.payload(.message, "message-mark", "message: one byte-order mark is swallowed", rule, mark)
            + PayloadQuestion.payload(.message, "message-marks", "message: the second one is not", rule, twice)
            + PayloadQuestion.payload(
                .message, "message-60000", "message: 60,000 characters", rule, head: [], fill: 0x61, count: 60_000)
    }

    private static func leaves() -> [CorpusVector] {
        [("empty", ""), ("channel", "#mesh"), ("hash", "#"), ("text", "bye"), ("second", "a#b")].flatMap { name, text in
            PayloadQuestion.payload(
                .leave, "leave-\(name)", "leave: payload \"\(text)\"", "protocol.md 3.2", .text(text), [.ios, .android])
        }
    }

    private static func echoes() -> [CorpusVector] {
        let whole = [UInt8].hex("0102030405060708") + [7] + .hex("aabb")
        return [(MessageType.ping, "ping"), (.pong, "pong")].flatMap { type, word in
            (0...whole.count).flatMap { size in
                PayloadQuestion.payload(
                    type, "\(word)-\(size)", "\(word): \(size) bytes", "protocol.md 3.12", Array(whole.prefix(size)))
            }
                + [UInt8(0), 1, 255].flatMap { ttl in
                    PayloadQuestion.payload(
                        type, "\(word)-ttl-\(ttl)", "\(word): origin ttl \(ttl)", "protocol.md 3.12", .run(0xFF, 8) + [ttl])
                }
        }
    }

    private static func handshakes() -> [CorpusVector] {
        [0, 1, 31, 32, 33, 48, 63, 64, 65, 95, 96, 97, 128, 2_048].flatMap { size in
            PayloadQuestion.payload(
                .noiseHandshake, "handshake-\(size)", "handshake: \(size) bytes", "protocol.md 3.4, 9.3 NOI-001",
                Label.noise("handshake", size), [.ios, .android])
        }
    }

    private static func transports() -> [CorpusVector] {
        let rule = "protocol.md 3.5, 9.3 NOI-003"
        return [0, 1, 3, 4, 5, 15, 16, 19, 20, 21, 22, 36, 255, 256, 257].flatMap { size in
            PayloadQuestion.payload(
                .noiseEncrypted, "encrypted-\(size)", "encrypted: \(size) bytes", rule, Label.noise("transport", size),
                [.ios, .android])
        }
            + [UInt32(0), 1, .max - 1, .max].flatMap { counter in
                PayloadQuestion.payload(
                    .noiseEncrypted, "encrypted-counter-\(counter)", "encrypted: counter \(counter)", rule,
                    .bigEndian(counter) + Label.noise("transport", 17), [.ios, .android])
            }
    }

    private static func fragments() -> [CorpusVector] {
        let rule = "protocol.md 3.6, 7 row 25, 13.6"
        let whole = CorpusPacket.piece("payload", 0, 1, .text("x"))
        let totals = [0, 1, 2, 255, 256, 257, 9_999, 10_000, 10_001, 65_535].map { total in
            ("total-\(total)", "index 0 of \(total)", CorpusPacket.piece("payload", 0, total, .text("x")))
        }
        let indexes = [(1, 2), (2, 2), (3, 2), (255, 256), (256, 256), (9_999, 10_000), (10_000, 10_000)].map { index, total in
            (
                "index-\(index)-of-\(total)", "index \(index) of \(total)",
                CorpusPacket.piece("payload", index, total, .text("x"))
            )
        }
        let cuts = (0..<whole.count).map { ("cut-\($0)", "the first \($0) bytes", Array(whole.prefix($0))) }
        return (totals + indexes + cuts).flatMap { name, note, bytes in
            PayloadQuestion.payload(.fragment, "fragment-\(name)", "fragment: \(note)", rule, bytes, [.ios, .android])
        }
    }

    /// Every type code that no current app reads, one of a kind.
    private static func codes() -> [CorpusVector] {
        [UInt8(0), 5, 0x0F, 0x12, 0x1F, 0x2A, 0x2B, 0x2D, 0x7F, 0x80, 0xFF].flatMap { code in
            PayloadQuestion.payload(
                MessageType(rawValue: code), "code-\([code].digits)", "type 0x\([code].digits): nobody reads it",
                "protocol.md 3.0", .text("new"), [.ios, .android])
        }
    }
}
