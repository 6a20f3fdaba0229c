import BitchatFrame

/// Timestamps at the edges: 119,999, 120,000 and 120,001 ms, past and future, and Android's own limits.
enum SkewSubject: VectorSubject {
    static let file = "gate-skew"
    private static let rule = "specification: Timestamp Enforcement; protocol.md 7 row 1, 13.2 item 25, 13.5"

    static func vectors() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for (type, word) in [
            (MessageType.message, "message"), (.announce, "announce"), (.leave, "leave"), (.fragment, "fragment"),
        ] {
            made += edges(type, word, [119_999, 120_000, 120_001], rule)
        }
        made += edges(.leave, "leave", [299_999, 300_000, 300_001], "protocol.md 7 row 3, 13.5")
        made += edges(.announce, "announce", [599_999, 600_000, 600_001], "protocol.md 7 row 2, 13.5")
        for (name, timestamp) in [("zero", UInt64(0)), ("largest", .max), ("sign-bit", 1 << 63)] {
            let packet = CorpusPacket(.ada, .message).with { $0.contents.timestamp = timestamp }
            let note = "timestamp \(timestamp): the difference is taken without overflow"
            made += GateStory("skew-\(name)", note, rule, [StoryEvent.frame(0, "L1", packet)]).told()
        }
        return made
    }

    /// One frame on an unbound link for each age, past and future.
    private static func edges(_ type: MessageType, _ word: String, _ ages: [Int64], _ rule: String) -> [CorpusVector] {
        var made: [CorpusVector] = []
        for (prefix, sign, direction) in [("", Int64(1), "old"), ("future-", -1, "ahead")] {
            for age in ages {
                let infix = type == .message ? "" : word + "-"
                let note = "\(word) with ttl 7, exactly \(age) ms \(direction)"
                let packet = CorpusPacket(.ada, type, age: sign * age)
                made += GateStory("skew-\(infix)\(prefix)\(age)", note, rule, [StoryEvent.frame(0, "L1", packet)]).told()
            }
        }
        return made
    }
}
