import BitchatFrame
import CorpusFiles

/// Reassembly: lifetime, table and size limits.
enum ReassemblySubject: VectorSubject {
    static let file = "fragments"
    private static let lifeRule = "protocol.md 3.6, 7 row 28, 13.2 item 22, 13.6"
    private static let tableRule = "protocol.md 3.6, 7 row 26, 13.2 item 22, 13.6, 13.10"
    private static let sizeRule = "protocol.md 3.6, 7 row 27, 13.2 items 20 and 21, 13.6"
    private static let smallCap = 1_048_576
    private static let largeCap = 1_179_760

    static func vectors() -> [CorpusVector] { lifetimes() + tables() + sizes() }

    /// One story for these profiles.
    static func story(
        _ name: String, _ note: String, _ rule: String, _ events: [JSONObject],
        _ profiles: [VectorProfile] = [.ios, .android]
    ) -> [CorpusVector] {
        let inputs: JSONObject = ["events": .array(events.map { .object($0) })]
        return CorpusQuestion("fragments-\(name)", "fragments", note, rule, inputs).asked(of: profiles)
    }

    /// The pieces of a whole frame.
    static func parts(_ count: Int) -> [[UInt8]] {
        let bytes = CorpusPacket(.ada, .message).bytes
        let size = (bytes.count + count - 1) / count
        return (0..<count).map { index in
            CorpusPacket.piece("whole", index, count, Array(bytes.dropFirst(index * size).prefix(size)))
        }
    }

    /// 30 s from the first piece.
    private static func lifetimes() -> [CorpusVector] {
        let parts = parts(3)
        let first = StoryEvent.piece(0, parts[0])
        return [Int64(29_999), 30_000, 30_001].flatMap { age in
            let last = StoryEvent.piece(age, parts[2])
            return story(
                "life-\(age)", "the last piece \(age) ms after the first, just after a cleanup", lifeRule,
                [first, StoryEvent.piece(20_000, parts[1]), StoryEvent.expire(age), last])
                + story(
                    "life-\(age)-no-cleanup", "nothing expires without a cleanup", lifeRule,
                    [first, StoryEvent.piece(1, parts[1]), last])
        }
    }

    private static func opened(_ count: Int) -> [JSONObject] {
        (0..<count).map { StoryEvent.piece(Int64($0), CorpusPacket.piece("table \($0)", 0, 2, .text("a"))) }
    }

    /// Open streams: iOS evicts the one that started first, Android refuses the new one.
    private static func tables() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for (count, profile) in [
            (127, VectorProfile.ios), (128, .ios), (129, .ios), (63, .android), (64, .android), (65, .android),
        ] {
            let last = StoryEvent.piece(1_000, CorpusPacket.piece("table 0", 1, 2, .text("b")))
            let note =
                "\(count) streams are opened one millisecond apart, then the second piece of the first one arrives"
            made += story("table-\(count)", note, tableRule, opened(count) + [last], [profile])
        }
        let whole = parts(1)[0]
        let events =
            opened(64) + [
                StoryEvent.piece(100, whole), StoryEvent.expire(30_064), StoryEvent.piece(30_065, whole),
            ]
        return made
            + story("table-full-one-piece", "64 open sets keep even a one-piece frame out on Android", tableRule, events)
    }

    /// The byte limits.
    private static func sizes() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for (inner, cap, word) in [
            (MessageType.message, smallCap, "message"), (.fileTransfer, smallCap, "file"),
            (.noiseEncrypted, largeCap, "encrypted"), (.fileTransfer, largeCap, "file"),
        ] {
            for over in [0, 1] {
                let events = [
                    StoryEvent.filled(0, 0, cap - 10, inner: inner), StoryEvent.filled(1, 1, 10 + over, inner: inner),
                ]
                let note = "\(cap + over) bytes of inner type 0x\([inner.rawValue].digits)"
                made += story("size-\(word)-\(cap + over)", note, sizeRule, events)
            }
        }
        let repeated = [StoryEvent.filled(0, 0, 600_000), StoryEvent.filled(1, 0, 600_000), StoryEvent.filled(2, 1, 10)]
        made += story("size-repeat", "a repeated piece counts twice on iOS, once on Android", sizeRule, repeated)
        let large = (0..<4).map { StoryEvent.filled(Int64($0), 0, smallCap - 1, stream: "all \($0)") }
        let small = [
            StoryEvent.piece(10, CorpusPacket.piece("all 5", 0, 2, .text("abcd"))),
            StoryEvent.piece(11, CorpusPacket.piece("all 6", 0, 2, .text("e"))),
        ]
        return made + story("size-all-sets", "4 MiB over all sets on Android", sizeRule, large + small)
    }
}
