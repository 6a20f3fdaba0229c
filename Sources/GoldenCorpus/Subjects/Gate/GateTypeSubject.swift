import BitchatFrame
import CorpusFiles

/// The gate and every message type: the clock, the window, repeats, own frames.
enum GateTypeSubject: VectorSubject {
    static let file = "gate-types"

    static func vectors() -> [CorpusVector] {
        TypeSample.all.flatMap { clock($0) + window($0) + repeats($0) + own($0) + link($0) }
    }

    private static func story(_ name: String, _ note: String, _ rule: String, _ events: [JSONObject]) -> [CorpusVector] {
        GateStory("type-" + name, note, rule, events).told()
    }

    private static func clock(_ sample: TypeSample) -> [CorpusVector] {
        [Int64(-120_001), -120_000, -119_999, 0, 119_999, 120_000, 120_001].flatMap { age in
            let packet = sample.packet(age: age, ttl: sample.type == .requestSync ? 0 : 7)
            return story(
                "\(sample.word)-age-\(age)", "\(sample.word), \(age) ms old", "protocol.md 5.2 row 6, 7 rows 1 to 3, 13.5",
                [StoryEvent.frame(0, "L1", packet)])
        }
    }

    private static func window(_ sample: TypeSample) -> [CorpusVector] {
        let bound = StoryEvent.bind(0, "L1", .ada), old = sample.packet(age: 600_000, ttl: 0, rsr: true)
        let rule = "specification: Conditional Exemption; protocol.md 5.1, 5.2 row 5, 13.2 item 26"
        return [Int64(29_999), 30_000, 30_001].flatMap { delay in
            story(
                "\(sample.word)-answer-\(delay)", "\(sample.word), flagged and old, \(delay) ms after the request", rule,
                [bound, StoryEvent.request(0, .ada), StoryEvent.frame(delay, "L1", old)])
        }
            + story(
                "\(sample.word)-unsolicited", "\(sample.word), flagged and old, never asked", rule,
                [bound, StoryEvent.frame(1, "L1", old)])
    }

    private static func repeats(_ sample: TypeSample) -> [CorpusVector] {
        let packet = sample.packet(ttl: 5)
        return [Int64(1), 3_000, 3_001].flatMap { delay in
            story(
                "\(sample.word)-again-\(delay)", "\(sample.word) with ttl 5, again after \(delay) ms",
                "protocol.md 5.2 row 8, 7 rows 33 and 34, 13.2 item 31, 13.5",
                [StoryEvent.frame(0, "L1", packet), StoryEvent.frame(delay, "L2", packet)])
        }
    }

    private static func own(_ sample: TypeSample) -> [CorpusVector] {
        let rule = "protocol.md 5.2 row 2, 13.2 item 29, 13.5"
        let asked = [StoryEvent.bind(0, "L1", .ada), StoryEvent.request(0, .ada)]
        return [(UInt8(0), false), (0, true), (1, true)].flatMap { ttl, rsr in
            let packet = CorpusPacket(.me, sample.type, ttl: ttl, rsr: rsr, payload: sample.payload)
            return story(
                "\(sample.word)-own-ttl-\(ttl)\(rsr ? "-rsr" : "")",
                "\(sample.word) of this device, ttl \(ttl)\(rsr ? ", flagged" : "")",
                rule, asked + [StoryEvent.frame(1, "L1", packet)])
        }
    }

    /// ada's packet over bo's link.
    private static func link(_ sample: TypeSample) -> [CorpusVector] {
        story(
            "\(sample.word)-other-link", "\(sample.word) of ada over bo's link", "protocol.md 5.2 rows 3 and 4",
            [StoryEvent.bind(0, "L1", .bo), StoryEvent.frame(1, "L1", sample.packet(ttl: 6))])
    }
}
