import BitchatFrame
import CorpusFiles

/// The device's own frames, and ttl 0 without the flag: an exemption of the specification that the app does not have.
enum LegacySubject: VectorSubject {
    static let file = "gate-response"
    static let rule = "specification: Conditional Exemption (legacy TTL=0 response); protocol.md 8 rows 2 and 4, 13.2 item 26"
    private static let ownRule = "protocol.md 5.2 row 2, 13.2 item 29, 13.5"
    private static let old: Int64 = 600_000
    private static let bound = StoryEvent.bind(0, "L1", .ada)
    private static let asked = [bound, StoryEvent.request(0, .ada)]

    static func vectors() -> [CorpusVector] { ownFrames() + legacy() }

    /// Echoed, and returned by sync.
    private static func ownFrames() -> [CorpusVector] {
        let cases = [
            ("echo", "own frame, fresh, with ttl 6", CorpusPacket(.me, .message, ttl: 6)),
            (
                "returned", "own frame, old, flagged, ttl 0, solicited",
                CorpusPacket(.me, .message, age: old, ttl: 0, rsr: true)
            ),
            (
                "returned-ttl-1", "own frame, old, flagged, ttl 1, solicited",
                CorpusPacket(.me, .message, age: old, ttl: 1, rsr: true)
            ),
        ]
        return cases.flatMap { name, note, packet in
            let note = note + "; the specification is silent about own frames"
            return GateStory("own-\(name)", note, ownRule, asked + [StoryEvent.frame(1, "L1", packet)]).told()
        }
    }

    private static func legacy() -> [CorpusVector] {
        let cases: [(String, Bool, MessageType, Int64, UInt8, String)] = [
            ("solicited-fresh", true, .message, 0, 0, "fresh and solicited"),
            ("solicited-old", true, .message, old, 0, "old and solicited"),
            ("unsolicited-fresh", false, .message, 0, 0, "fresh, never asked"),
            ("unsolicited-old", false, .message, old, 0, "old, never asked"),
            ("solicited-announce", true, .announce, 150_000, 0, "an announce 150 s old, as Android answers"),
            ("unsolicited-announce", false, .announce, 0, 0, "a fresh announce, never asked"),
            ("solicited-fragment", true, .fragment, old, 0, "an old fragment"),
            ("ttl-1-solicited-old", true, .message, old, 1, "ttl 1 is no legacy answer"),
            ("ttl-1-unsolicited-fresh", false, .message, 0, 1, "ttl 1 is no legacy answer"),
            ("request-is-none", false, .requestSync, 0, 0, "a REQUEST_SYNC has ttl 0 by itself and is no answer"),
            ("request-old-solicited", true, .requestSync, 120_000, 0, "an old REQUEST_SYNC stays old, window or not"),
        ]
        return cases.flatMap { name, isAsked, type, age, ttl, note in
            let packet = CorpusPacket(.ada, type, age: age - 1, ttl: ttl)
            let events = (isAsked ? asked : [bound]) + [StoryEvent.frame(1, "L1", packet)]
            return GateStory("legacy-\(name)", "ttl \(ttl) without the flag: \(note)", rule, events).told()
        }
    }
}
