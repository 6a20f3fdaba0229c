import BitchatFrame
import CorpusFiles

/// Rebuilt frames at the gate of iOS: judged again on their own flag, author and clock.
enum InnerSubject: VectorSubject {
    static let file = "gate-inner"
    private static let rule = "protocol.md 5.3, 13.2 item 24"

    static func vectors() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for age: Int64 in [119_999, 120_000, 120_001] {
            for (word, rsr) in [("plain", false), ("solicited", true)] {
                let note = "an inner message \(age) ms old in \(word) fragments"
                made += train("inner-\(word)-\(age)", note, CorpusPacket(.bo, .message, age: age - 1).bytes, .ada, rsr: rsr)
            }
        }
        let flagged = CorpusPacket(.bo, .message, age: 600_000, ttl: 0, rsr: true).bytes
        for asked in [CorpusPeer.ada, .bo] {
            let note = "a flagged inner message of bo over ada's link, \(asked.name) was asked"
            made += train("inner-flagged-asked-\(asked.name)", note, flagged, asked)
        }
        let others = CorpusPacket(.cy, .message, age: 600_000, ttl: 0, rsr: true).bytes
        for asked in [CorpusPeer.bo, .cy] {
            let note = "a flagged inner message of cy in bo's fragments, \(asked.name) was asked"
            made += train("inner-of-another-asked-\(asked.name)", note, others, asked)
        }
        return made + train("inner-no-frame", "the joined bytes are no frame", .text("garbage"), .ada)
    }

    /// Two fragments of bo over ada's link; both have the age that their flag allows.
    private static func train(
        _ name: String, _ note: String, _ inner: [UInt8], _ asked: CorpusPeer, rsr: Bool = false
    ) -> [CorpusVector] {
        var events = [StoryEvent.bind(0, "L1", .ada), StoryEvent.request(0, asked)]
        for (index, half) in [Array(inner.prefix(20)), Array(inner.dropFirst(20))].enumerated() {
            let payload = CorpusPacket.piece(name, index, 2, half)
            let packet = CorpusPacket(.bo, .fragment, age: rsr ? 600_000 : 0, ttl: 0, rsr: rsr, payload: payload)
            events.append(StoryEvent.frame(1, "L1", packet))
        }
        return GateStory(name, note, rule, events).told(to: [.ios])
    }
}
