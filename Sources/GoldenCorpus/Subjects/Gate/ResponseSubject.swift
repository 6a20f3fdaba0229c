import BitchatFrame
import CorpusFiles

/// Answers to a sync request: the flag and the window of 30 s.
enum ResponseSubject: VectorSubject {
    static let file = "gate-response"
    private static let rule = "specification: Conditional Exemption, 30-second window; protocol.md 5.1, 13.2 items 26 and 28"
    private static let bound = StoryEvent.bind(0, "L1", .ada)
    private static let asked = [bound, StoryEvent.request(0, .ada)]

    static func vectors() -> [CorpusVector] { windows() + flagged() + types() + many() + restarts() }

    /// An answer of ada, ten minutes old and flagged.
    private static func answer(_ text: String = "hello", rsr: Bool = true) -> CorpusPacket {
        CorpusPacket(.ada, .message, age: 600_000, ttl: 0, rsr: rsr, text: text)
    }

    private static func story(_ name: String, _ note: String, _ events: [JSONObject]) -> [CorpusVector] {
        GateStory(name, note, rule, events).told()
    }

    /// Old answers at the edges of the window, flagged and legacy, with a cleanup before them.
    private static func windows() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for delay: Int64 in [0, 29_999, 30_000, 30_001, 60_000] {
            for (word, rsr, rule) in [("rsr", true, rule), ("legacy", false, LegacySubject.rule)] {
                let arrival = StoryEvent.frame(delay, "L1", answer(rsr: rsr))
                let note = "\(word) answer, 10 minutes old, \(delay) ms after the request"
                made += GateStory("\(word)-after-\(delay)", note, rule, asked + [arrival]).told()
                let events = asked + [StoryEvent.cleanup(delay), arrival]
                made += GateStory("\(word)-after-\(delay)-cleanup", note + " and just after a cleanup", rule, events).told()
            }
        }
        return made
    }

    /// What the flag does and does not depend on.
    private static func flagged() -> [CorpusVector] {
        let fresh = CorpusPacket(.ada, .message, ttl: 0, rsr: true)
        var made = story(
            "rsr-fresh-unsolicited", "a flagged frame never falls back to the clock", [bound, StoryEvent.frame(1, "L1", fresh)])
        for (name, timestamp) in [("zero", UInt64(0)), ("largest", .max)] {
            let packet = fresh.with { $0.contents.timestamp = timestamp }
            let events = asked + [StoryEvent.frame(1, "L1", packet)]
            made += story("rsr-timestamp-\(name)", "solicited, timestamp \(timestamp)", events)
        }
        for ttl: UInt8 in [1, 7] {
            let note = "solicited and flagged with ttl \(ttl): the exemption asks for no ttl"
            let packet = answer().with { $0.contents.ttl = ttl }
            made += story("rsr-ttl-\(ttl)", note, asked + [StoryEvent.frame(1, "L1", packet)])
        }
        return made
    }

    /// The flag on other types.
    private static func types() -> [CorpusVector] {
        let types = [
            (MessageType.announce, "announce"), (.fragment, "fragment"), (.noiseHandshake, "handshake"),
            (.requestSync, "request"),
        ]
        return types.flatMap { type, word in
            let arrival = StoryEvent.frame(1, "L1", CorpusPacket(.ada, type, age: 150_000, ttl: 0, rsr: true))
            let code = [type.rawValue].digits
            return story("rsr-\(word)-solicited", "150 s old: the flag works on type 0x\(code) too", asked + [arrival])
                + story("rsr-\(word)-unsolicited", "type 0x\(code), never asked", [bound, arrival])
        }
    }

    private static func many() -> [CorpusVector] {
        let answers = (0..<20).map { StoryEvent.frame(1 + Int64($0), "L1", answer("history \($0)")) }
        return story("rsr-many-answers", "one request opens the window for any number of frames", asked + answers)
    }

    /// A second request moves the window; one to another peer opens none.
    private static func restarts() -> [CorpusVector] {
        let first = answer("first"), second = answer("second")
        var made = story(
            "rsr-window-restarts", "a new request overwrites the time of the old one",
            asked + [
                StoryEvent.request(20_000, .ada), StoryEvent.frame(50_000, "L1", first), StoryEvent.frame(50_001, "L1", second),
            ])
        made += story(
            "rsr-other-peer-asked", "only the peer that was asked may answer",
            [bound, StoryEvent.request(0, .bo), StoryEvent.frame(1, "L1", first)])
        let events =
            asked + [
                StoryEvent.request(0, .bo), StoryEvent.cleanup(0), StoryEvent.cleanup(30_000), StoryEvent.request(30_000, .bo),
                StoryEvent.cleanup(30_001), StoryEvent.cleanup(60_001),
            ]
        let story = GateStory("rsr-cleanup-counts", "cleanup keeps what is exactly 30.000 s old", rule, events)
        return made + story.told(to: [.spec, .ios])
    }
}
