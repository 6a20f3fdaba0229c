import BitchatFrame
import CorpusFiles

/// The same frame twice, and pairs that one memory tells apart and the other does not.
enum RepeatSubject: VectorSubject {
    static let file = "gate-memory"
    private static let rule = "protocol.md 5.2 row 8, 5.7, 7 rows 33 and 34, 13.2 item 31, 13.5, 13.10"

    static func vectors() -> [CorpusVector] { repeats() + collisions() + forgetting() }

    /// The same bytes again over another link.
    private static func repeats() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for delay: Int64 in [0, 2_999, 3_000, 3_001] {
            for (type, ttl, word) in [
                (MessageType.message, UInt8(6), "message"), (.announce, 7, "announce-ttl-7"), (.announce, 6, "announce-ttl-6"),
            ] {
                let packet = CorpusPacket(.ada, type, ttl: ttl)
                let note = "the same \(word) again after \(delay) ms, over another link"
                let events = [StoryEvent.frame(0, "L1", packet), StoryEvent.frame(delay, "L2", packet)]
                made += GateStory("repeat-\(word)-\(delay)", note, rule, events).told()
            }
        }
        let refused = CorpusPacket(.ada, .message, age: 120_001)
        let accepted = CorpusPacket(.ada, .message, age: -5, text: "later")
        let events = [
            StoryEvent.frame(0, "L1", refused), StoryEvent.frame(1, "L2", refused), StoryEvent.frame(5, "L1", accepted),
            StoryEvent.frame(6, "L1", accepted),
        ]
        let note = "a refused frame is not remembered (Android accepts the first)"
        let good = CorpusPacket(.ada, .message), forged = good.with { $0.signer = .bo }
        return made + GateStory("repeat-of-refused", note, rule, events).told()
            + GateStory(
                "repeat-of-forged", "a forged frame, then the author's own: Android remembers only what it accepted", rule,
                [StoryEvent.frame(0, "L1", forged), StoryEvent.frame(1, "L2", good)]
            ).told()
    }

    private static func collisions() -> [CorpusVector] {
        let alike = { (last: String) in CorpusPacket.piece("alike", 0, 2, .run(120, 60) + .text(last)) }
        let pairs: [(String, MessageType, [UInt8], MessageType, [UInt8], String)] = [
            ("hash", .message, [1, 0x20], .message, [2, 1], "Android's hash is the same: 31*1+32 = 31*2+1"),
            (
                "hash-signed", .message, [0x80, 0x20], .message, [0x81, 1],
                "Android takes bytes as signed; 0x8020 and 0x8101 collide"
            ),
            (
                "no-hash-signed", .message, [0x7F, 0x3F], .message, [0x80, 0x20],
                "0x7f3f and 0x8020 would collide as unsigned bytes"
            ),
            ("type", .message, .text("same"), .fileTransfer, .text("same"), "Android's key has no type"),
            (
                "prefix", .message, .run(120, 64) + .text("1"), .message, .run(120, 64) + .text("2"),
                "Android hashes the first 64 bytes only"
            ),
            ("fragment", .fragment, alike("1"), .fragment, alike("2"), "fragments are hashed whole"),
        ]
        return pairs.flatMap { name, firstType, first, secondType, second, note in
            GateStory(
                "collision-\(name)", note, rule,
                [
                    StoryEvent.frame(0, "L1", CorpusPacket(.ada, firstType, payload: first)),
                    StoryEvent.frame(1, "L1", CorpusPacket(.ada, secondType, payload: second)),
                ]
            ).told()
        }
    }

    /// Android forgets at a cleanup, when more than 300,000 ms have passed.
    private static func forgetting() -> [CorpusVector] {
        let packet = CorpusPacket(.ada, .message)
        return [Int64(299_999), 300_000, 300_001].flatMap { delay in
            var events = AndroidEvents.of([StoryEvent.frame(0, "L1", packet), StoryEvent.frame(delay, "L1", packet)])
            events.insert(StoryEvent.cleanup(delay), at: 1)
            return CorpusQuestion(
                "gate-cleanup-\(delay)", "android_gate", "cleanup after \(delay) ms, then the same frame again", rule,
                [
                    "local": CorpusPeer.me.idValue, "known": .array([CorpusPeer.ada.known]),
                    "events": .array(events.map { .object($0) }),
                ]
            ).asked(of: [.android])
        }
    }
}
