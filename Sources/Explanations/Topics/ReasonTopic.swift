import MeshModel

/// The reasons of verdicts.
enum ReasonTopic {
    static let topic = ExplanationTopic(
        name: "reasons", summary: "why a profile accepts or refuses a packet, such as timestampSkew",
        explanations: VerdictReason.allCases.map(explanation))

    private static func explanation(_ reason: VerdictReason) -> Explanation {
        let outcome = reason.accepts.map { $0 ? "accepted" : "refused" } ?? "neither accepted nor refused"
        let text = text(reason)
        return Explanation(
            "\(reason.name)", title: "verdict reason: \(outcome)", text.meaning,
            [("spec", text.spec), ("iOS", text.ios), ("Android", text.android)], source: text.source)
    }

    /// What is said of a reason.
    typealias Text = (meaning: String, spec: String, ios: String, android: String, source: String)

    private static func text(_ reason: VerdictReason) -> Text {
        switch reason {
        case .freshTimestamp, .solicitedResponse, .noTimeRule, .notChecked, .undecided: outcome(reason)
        case .timestampSkew, .unsolicitedResponse, .responseWindowClosed, .stale, .rateLimited, .duplicate: timing(reason)
        default: identity(reason)
        }
    }

    /// Acceptances, and answers that are none.
    private static func outcome(_ reason: VerdictReason) -> Text {
        switch reason {
        case .freshTimestamp:
            (
                "The packet's timestamp is near enough to the clock that the verdict names, and nothing else speaks against it.",
                "Less than 120,000 ms apart: 119,999 ms pass.", "At most 120,000 ms apart.",
                "Asked of announces (600,000 ms), leaves (300,000 ms) and voice frames (30,000 ms) only.",
                "docs/protocol.md 5.2, 7"
            )
        case .solicitedResponse:
            (
                "The packet is an answer to a sync request, and a request to that peer is at most 30 s old; its timestamp is not looked at.",
                "The window is 30 s from the request; a packet with ttl 0 that is not marked counts as an answer too.",
                "30.000 s inclusive; only packets that are marked; one request covers any number of answers.",
                "Never given: the app does not know the mark and has no windows.", "docs/protocol.md 5.1, 5.2"
            )
        case .noTimeRule:
            (
                "The profile has no rule about the age of packets of this type, and nothing else speaks against the packet.",
                "Never: the clock is asked for every type.", "Never: the clock is asked for every type.",
                "Most types: only announces, leaves and voice frames have a time limit.", "docs/protocol.md 5.8, 7"
            )
        case .notChecked:
            (
                "Something that the answer rests on is not known: there is no clock, or the record has no usable time.",
                "Give a clock with --now TIME.", "As spec.", "Only for the types whose age is asked.", "docs/protocol.md 5.9"
            )
        default:
            (
                "The packet's distance from the clock is so near the limit that the clock of the capturing device, which is not the "
                    + "receiver's, cannot decide.",
                "See the limit of timestampSkew.", "As spec; the receiver compares with its own clock.",
                "See the limits of freshTimestamp.", "docs/protocol.md 5.9"
            )
        }
    }

    /// Refusals for when or how often a packet came.
    private static func timing(_ reason: VerdictReason) -> Text {
        switch reason {
        case .timestampSkew:
            (
                "The packet's timestamp is too far from the clock, before or after, and it does not count as an answer to a sync request.",
                "120,000 ms and more are refused; packets with ttl 0 count as answers, marked or not.",
                "More than 120,000 ms are refused; only marked packets (IS_RSR) count as answers; the frame is dropped before its type is looked at.",
                "Never: the types that have a time limit are refused as stale.",
                "docs/protocol.md 5.2, 7"
            )
        case .unsolicitedResponse:
            (
                "The packet is marked as an answer to a sync request, and no request to the peer it counts for was seen.",
                "Refused.", "Dropped; a broadcast request opens no window, so that answers to one are refused too.",
                "Never: the mark is not known.", "docs/protocol.md 5.1, 5.3"
            )
        case .responseWindowClosed:
            (
                "The packet is marked as an answer to a sync request, and the last request to that peer is more than 30 s old.",
                "Refused after 30 s.", "Refused from 30.001 s on; at 30.000 s it still counts.", "Never: the mark is not known.",
                "docs/protocol.md 5.1, 7"
            )
        case .stale:
            (
                "The packet is older, or further ahead, than its type may be, whatever the gate said of it.",
                "No such rule.", "Announces above 900 s, messages above 6 h, voice frames above 30 s, answers included.",
                "Announces beyond 600,000 ms, leaves beyond 300,000 ms, voice frames beyond 30,000 ms, before or after.",
                "docs/protocol.md 5.2, 7"
            )
        case .rateLimited:
            (
                "The sync request comes after its author has had as many answers as it may have.",
                "8 answers in 30 s.", "8 in 30 s for each claimed author; an answer exactly 30.000 s old still counts.",
                "No limit.", "docs/protocol.md 5.4"
            )
        default:
            (
                "The same packet was accepted before: same author, timestamp, type and digest of the payload.",
                "No such rule.", "Within 3.0 s on any link, and within 300 s once handled; not for fragments.",
                "By timestamp, author and a hash of the payload; an announce with ttl 7 or more passes.",
                "docs/protocol.md 5.2, 5.7"
            )
        }
    }
}
