import BitchatFrame
import PacketGenerators
import WireFormat

/// The conversation: ada (the central) and bo meet, talk and ask each other for what they missed.
enum Conversation {
    /// What is said, in turn.
    static var turns: [Turn] {
        [
            Turn(.central) { talk in [ScriptedValue(talk.ios.announce(by: talk.ada, at: talk.now), .fresh)] },
            Turn(.peripheral) { talk in
                [ScriptedValue(talk.ios.announce(by: talk.bo, at: talk.now, neighbours: [talk.cy.peerID]), .fresh)]
            },
            Turn(.central) { talk in [ScriptedValue(greeting(&talk), .freshText, isAcknowledged: true)] },
            Turn(.peripheral) { talk in
                [
                    ScriptedValue(talk.ios.message("loud and clear", by: talk.bo, at: talk.now), .freshText),
                    ScriptedValue(earlierText(&talk).answering(by: .ios), .unsolicited),
                    ScriptedValue(talk.ios.message("was anyone at the gate?", by: talk.bo, at: talk.ago(600)), .old),
                ]
            },
            Turn(.central) { talk in [ScriptedValue(request(by: talk.ada, to: talk.bo, talk), .freshText)] },
            Turn(.peripheral, answer),
            Turn(.central) { talk in [ScriptedValue(greeting(&talk), .again)] },
            Turn(.peripheral) { talk in
                [
                    ScriptedValue(request(by: talk.bo, to: talk.ada, talk).relayed(ttl: 3), .farRequest),
                    ScriptedValue(request(by: talk.bo, to: talk.ada, talk, streams: [stream]), .freshText),
                ]
            },
            Turn(.central) { talk in
                let text = talk.ios.message("the ferry leaves at six", by: talk.ada, at: talk.ago(300))
                return [ScriptedValue(text.answering(by: .ios), .solicited)]
            },
            Turn(.central) { talk in [ScriptedValue(talk.ios.leave(by: talk.ada, at: talk.now), .fresh)] },
            Turn(.peripheral) { talk in [ScriptedValue(talk.ios.leave(by: talk.bo, at: talk.now), .fresh)] },
        ]
    }

    /// The stream of cy's long text.
    private static let stream: UInt64 = 0x45A4_3038_A50A_A502
    /// The bytes of the long text in one fragment: those of a 512-byte link (docs/protocol.md 1.4).
    private static let slice = 470

    /// bo's answer: cy's announce and texts, a long one in fragments, and the text of his that ada refused when nobody had asked.
    private static func answer(_ talk: inout Talk) -> [ScriptedValue] {
        let announce = talk.ios.announce(by: talk.cy, at: talk.ago(30), neighbours: [talk.bo.peerID])
        let text = talk.ios.message("the north gate is closed until noon", by: talk.cy, at: talk.ago(600))
        let long = talk.ios.message("sensor log: " + noise(450), by: talk.cy, at: talk.ago(45))
        var values = [
            ScriptedValue(announce.answering(by: .ios), .solicitedAnnounce), ScriptedValue(text.answering(by: .ios), .solicited),
            ScriptedValue(earlierText(&talk).answering(by: .ios), .solicitedRepeat),
        ]
        values += talk.ios.fragments(of: long, stream: stream, slice: slice).map {
            ScriptedValue($0.answering(by: .ios), .solicited)
        }
        values[values.count - 1].rebuilt = (long, .freshText)
        return values
    }

    /// ada's first words, longer than one ACL packet.
    private static func greeting(_ talk: inout Talk) -> GeneratedFrame {
        talk.recall("greeting") { $0.ios.message("anyone near the old harbour? " + noise(90), by: $0.ada, at: $0.now) }
    }

    /// What bo wrote ten minutes ago.
    private static func earlierText(_ talk: inout Talk) -> GeneratedFrame {
        talk.recall("earlier") { $0.ios.message("the library is open again", by: $0.bo, at: $0.ago(640)) }
    }

    private static func request(
        by author: TestIdentity, to peer: TestIdentity, _ talk: Talk, streams: [UInt64]? = nil
    ) -> GeneratedFrame {
        let own = talk.ios.announce(by: author, at: talk.ago(1))
        let question = SyncQuestion(
            held: [own], types: streams == nil ? SyncQuestion.Round.initial : SyncQuestion.Round.fragments, streams: streams)
        return talk.ios.requestSync(question, by: author, to: peer, at: talk.now)
    }

    /// Text that hardly compresses: so many bytes as hex.
    private static func noise(_ count: Int) -> String {
        var random = SplitMix64(label: "live test")
        return Hexadecimal.encode(random.bytes(count))
    }
}
