import BitchatFrame
import CorpusFiles

/// Unsolicited floods: many flagged frames, many peers, one of them asked.
enum FloodSubject: VectorSubject {
    static let file = "gate-flood"
    private static let rule = "specification: Prevent Unsolicited Sync Floods; protocol.md 5.1, 5.2 row 5, 8 row 5"

    static func vectors() -> [CorpusVector] { floods("rsr", rsr: true) + floods("legacy", rsr: false) }

    private static func floods(_ word: String, rsr: Bool) -> [CorpusVector] {
        let fromAda = (0..<20).map { number in
            StoryEvent.frame(Int64(number), "L1", answer(rsr, "flood \(number)"))
        }
        let late = (0..<6).map { number in
            StoryEvent.frame(29_998 + Int64(number), "L1", answer(rsr, "late \(number)"))
        }
        let bound = StoryEvent.bind(0, "L1", .ada)
        let stories = [
            ("one-peer", "20 answers from one peer that was never asked", [bound] + fromAda),
            ("unbound", "the same on a link whose peer is unknown", fromAda),
            ("many-peers", "12 peers, each on its own link; only the sixth was asked", crowd(rsr, isBound: true)),
            ("many-claims", "12 claimed senders on unbound links; only the sixth was asked", crowd(rsr, isBound: false)),
            (
                "over-the-edge", "answers from 29.998 to 30.003 s: the window closes in their middle",
                [bound, StoryEvent.request(0, .ada)] + late
            ),
        ]
        return stories.flatMap { GateStory("flood-\(word)-\($0)", $1, rule, $2).told() }
    }

    private static func answer(_ rsr: Bool, _ text: String) -> CorpusPacket {
        CorpusPacket(.ada, .message, age: 600_000, ttl: 0, rsr: rsr, text: text)
    }

    /// One answer from each of twelve peers after one request.
    private static func crowd(_ rsr: Bool, isBound: Bool) -> [JSONObject] {
        let peers = Array(CorpusPeer.crowd.enumerated())
        let bindings = peers.map { StoryEvent.bind(0, "L\($0)", $1) }
        let answers = peers.map { number, peer in
            StoryEvent.frame(
                1 + Int64(number), "L\(number)", CorpusPacket(peer, .message, age: 600_000, ttl: 0, rsr: rsr))
        }
        return (isBound ? bindings : []) + [StoryEvent.request(0, CorpusPeer.crowd[5])] + answers
    }
}
