import BitchatFrame
import CorpusFiles

/// Whose window is asked: the link's peer or the claimed sender; and clocks that step back.
enum LinkSubject: VectorSubject {
    static let file = "gate-link"
    private static let peerRule =
        "specification: Exempt Solicited Sync Responses (that specific peer); protocol.md 5.3, 13.2 item 27"
    private static let clockRule = "protocol.md 5.1 (a clock that moved backwards), 13.2 item 28"
    private static let old: Int64 = 600_000

    static func vectors() -> [CorpusVector] {
        [("rsr", true), ("legacy", false)].flatMap { attribution($0, rsr: $1) + clock($0, rsr: $1) } + announces()
            + bindings()
    }

    /// bo's old message arrives over ada's link, over an unbound one, and over one that changes hands.
    private static func attribution(_ word: String, rsr: Bool) -> [CorpusVector] {
        let packet = CorpusPacket(.bo, .message, age: old, ttl: 0, rsr: rsr)
        let second = StoryEvent.frame(3, "L1", CorpusPacket(.bo, .message, age: old, ttl: 0, rsr: rsr, text: "second"))
        let first = StoryEvent.frame(1, "L1", packet), ada = StoryEvent.bind(0, "L1", .ada)
        var made: [CorpusVector] = []
        for (isBound, asked, note) in [
            (true, CorpusPeer.ada, "bo's message over ada's link, ada was asked"),
            (true, .bo, "bo's message over ada's link, bo was asked"),
            (false, .bo, "bo's message over a link whose peer is unknown, bo was asked"),
            (false, .ada, "bo's message over a link whose peer is unknown, ada was asked"),
        ] {
            let name = "link-\(word)-\(isBound ? "ada" : "unbound")-asked-\(asked.name)"
            made += GateStory(name, note, peerRule, (isBound ? [ada] : []) + [StoryEvent.request(0, asked), first]).told()
        }
        made += GateStory(
            "link-\(word)-unbound-later", "ada was asked; after the link is lost bo's claim is judged", peerRule,
            [ada, StoryEvent.request(0, .ada), first, StoryEvent.unbind(2, "L1"), second]
        ).told()
        return made
            + GateStory(
                "link-\(word)-bound-anew", "bo was asked; the link is ada's, then bo's", peerRule,
                [ada, StoryEvent.request(0, .bo), first, StoryEvent.bind(2, "L1", .bo), second]
            ).told()
    }

    /// A full-ttl announce by another author on a bound link, flagged.
    private static func announces() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for ttl: UInt8 in [7, 6, 0] {
            for asked in [CorpusPeer.ada, .bo] {
                let packet = CorpusPacket(.bo, .announce, age: 150_000, ttl: ttl, rsr: true)
                let note =
                    "bo's flagged announce, 150 s old, with ttl \(ttl) over ada's link, \(asked.name) was asked; iOS judges ttl 7"
                    + " as its author"
                let events = [
                    StoryEvent.bind(0, "L1", .ada), StoryEvent.request(0, asked), StoryEvent.frame(1, "L1", packet),
                ]
                made += GateStory("link-announce-ttl-\(ttl)-asked-\(asked.name)", note, peerRule, events).told()
            }
        }
        return made
    }

    /// An announce with full ttl on a link without an owner, then a request of another author over it.
    private static func bindings() -> [CorpusVector] {
        [("good", CorpusPeer.ada), ("forged", .bo)].flatMap { word, signer in
            let announce = CorpusPacket(.ada, .announce).with { $0.signer = signer }
            let note = "ada's announce binds the link on iOS before its signature, which is \(word), is looked at; then bo asks"
            let events = [StoryEvent.frame(0, "L1", announce), RequestSubject.ask(1, .bo)]
            return GateStory("link-bound-by-announce-\(word)", note, "protocol.md 5.2 rows 3 and 7", events).told()
        }
    }

    /// The request was made at the time of the stories; the clock then shows an earlier one.
    private static func clock(_ word: String, rsr: Bool) -> [CorpusVector] {
        var made: [CorpusVector] = []
        let asked = [StoryEvent.bind(0, "L1", .ada), StoryEvent.request(0, .ada)]
        for back: Int64 in [1, 60_000, 86_400_000] {
            let packet = CorpusPacket(.ada, .message, age: old + back, ttl: 0, rsr: rsr)
            let events = asked + [StoryEvent.cleanup(-back), StoryEvent.frame(-back, "L1", packet)]
            let note = "the clock steps back by \(back) ms: the window stays open"
            made += GateStory("clock-back-\(word)-\(back)", note, clockRule, events).told()
        }
        let events =
            asked + [
                StoryEvent.request(-60_000, .ada),
                StoryEvent.frame(-30_000, "L1", CorpusPacket(.ada, .message, age: old, ttl: 0, rsr: rsr)),
                StoryEvent.frame(-29_999, "L1", CorpusPacket(.ada, .message, age: old, ttl: 0, rsr: rsr, text: "second")),
            ]
        let note = "asked again after the step: the later request counts, with its earlier time"
        return made + GateStory("clock-back-\(word)-asked-again", note, clockRule, events).told()
    }
}
