import BitchatFrame
import CorpusFiles

/// REQUEST_SYNC at the gate: its ttl, its sender, broadcast requests.
enum RequestSubject: VectorSubject {
    static let file = "gate-request"
    private static let ttlRule = "specification: Responder (link-local, TTL 0); protocol.md 5.4, 9.4 SYNC-001"
    private static let senderRule = "protocol.md 5.2 row 3, 5.4, 13.2 item 29"
    private static let broadcastRule = "specification: Registration; protocol.md 5.1, 8 rows 12 and 46"
    private static let bound = StoryEvent.bind(0, "L1", .ada)

    static func vectors() -> [CorpusVector] { ttls() + senders() + broadcasts() }

    /// A REQUEST_SYNC to this device whose timestamp is its time of arrival, less `age`.
    static func ask(
        _ t: Int64, _ author: CorpusPeer = .ada, ttl: UInt8 = 0, age: Int64 = 0, link: String = "L1", rsr: Bool = false
    ) -> JSONObject {
        let packet = CorpusPacket(author, .requestSync, age: age - t, ttl: ttl, rsr: rsr)
        return StoryEvent.frame(t, link, packet.with { $0.contents.recipient = CorpusPeer.me.id.bytes })
    }

    /// Only ttl 0 is link-local.
    private static func ttls() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for ttl: UInt8 in [0, 1, 7, 255] {
            let note = "a REQUEST_SYNC with ttl \(ttl); the apps have no such test in their gates"
            made += GateStory("request-ttl-\(ttl)", note, ttlRule, [bound, ask(1, ttl: ttl)]).told()
        }
        for age: Int64 in [119_999, 120_000, 120_001] {
            made += GateStory("request-age-\(age)", "ttl 0, \(age) ms old", ttlRule, [bound, ask(1, age: age)]).told()
            let note = "ttl 1 and \(age) ms old: the clock is asked before the ttl"
            made += GateStory("request-ttl-1-age-\(age)", note, ttlRule, [bound, ask(1, ttl: 1, age: age)]).told()
        }
        let events = [bound, StoryEvent.request(0, .ada), ask(1, ttl: 1, age: 600_000, rsr: true)]
        return made + GateStory("request-rsr-ttl-1", "flagged, solicited, old, but with ttl 1", ttlRule, events).told()
    }

    /// The claimed sender, the link's peer and the recipient.
    private static func senders() -> [CorpusVector] {
        var made = story("request-other-sender", "claimed sender and link peer differ", [bound, ask(1, .bo)])
        made += story("request-unbound", "a link whose peer is unknown", [ask(1, .bo)])
        made += story(
            "request-other-sender-rsr", "flagged and solicited from the link peer",
            [bound, StoryEvent.request(0, .ada), ask(1, .bo, rsr: true)])
        for (name, recipient) in [("all", PeerID.broadcast), ("other", CorpusPeer.cy.id)] {
            let packet = CorpusPacket(.ada, .requestSync, age: -1, ttl: 0).with { $0.contents.recipient = recipient.bytes }
            let note = "recipient \(recipient): nobody asks whom a request is addressed to"
            made += story("request-recipient-\(name)", note, [bound, StoryEvent.frame(1, "L1", packet)])
        }
        let unsigned = CorpusPacket(.ada, .requestSync, age: -1, ttl: 0).with { $0.signer = nil }
        let note = "without signature and recipient; the signature is checked behind the gate"
        return made + story("request-unsigned", note, [StoryEvent.frame(1, "L1", unsigned)])
    }

    private static func story(_ name: String, _ note: String, _ events: [JSONObject]) -> [CorpusVector] {
        GateStory(name, note, senderRule, events).told()
    }

    /// A broadcast request registers nothing.
    private static func broadcasts() -> [CorpusVector] {
        let packet = CorpusPacket(.ada, .message, age: 600_000, ttl: 0, rsr: true)
        let everybody = [bound, StoryEvent.request(0, nil), StoryEvent.cleanup(0), StoryEvent.frame(1, "L1", packet)]
        let renewed = [
            bound, StoryEvent.request(0, .ada), StoryEvent.request(29_000, nil), StoryEvent.cleanup(30_001),
            StoryEvent.frame(30_001, "L1", packet),
        ]
        return GateStory(
            "request-broadcast", "a broadcast request registers nothing: the answer is unsolicited", broadcastRule, everybody
        ).told()
            + GateStory(
                "request-broadcast-renews-nothing", "nor does it renew an earlier unicast request", broadcastRule, renewed
            ).told()
    }
}
