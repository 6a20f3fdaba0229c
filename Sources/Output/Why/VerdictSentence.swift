import BitchatFrame
import Conformance
import MeshModel

/// One profile's answer in words, with the numbers it rests on.
package struct VerdictSentence {
    private let judged: JudgedPacket
    private let profile: GateProfile.Name
    private let answer: GateVerdict

    /// Makes the sentence for `verdict` on `judged`.
    package init(_ verdict: JudgedPacket.Verdict, _ judged: JudgedPacket) {
        self.judged = judged
        profile = verdict.profile
        answer = verdict.answer
    }

    /// The words, such as `refused, timestampSkew: 600,012 ms from the clock, at most 120,000 are allowed`.
    package var text: String {
        let word =
            switch answer.accepts {
            case true?: "accepted"
            case false?: "refused"
            case nil: "not judged"
            }
        return "\(word), \(answer.reason.name)" + (detail.isEmpty ? "" : ": " + detail)
    }

    private var detail: String {
        switch answer.reason {
        case .timestampSkew: skew + missingMark
        case .stale: skew
        case .freshTimestamp: answer.skew.map { "\($0) ms from the clock" } ?? ""
        case .solicitedResponse, .responseWindowClosed: window
        case .unsolicitedResponse: "no request to \(peer) is on record"
        case .senderMismatch: "sent by \(sender), the link belongs to \(answer.linkPeer?.description ?? "another peer")"
        case .nonzeroTTL: "a request must have ttl 0, this one has \(judged.packet.header?.ttl ?? 0)"
        case .rateLimited: "more than \(ProtocolLimits.answersPerPeriod) requests answered in 30 s"
        case .malformed: malformed
        case .undecided: "the capture's clock cannot be trusted"
        default: ""
        }
    }

    private var sender: String { judged.packet.header?.sender.description ?? "?" }
    private var peer: String { answer.judged?.description ?? sender }

    private var skew: String {
        guard let skew = answer.skew, let limit = answer.limit else { return "" }
        return "\(skew) ms from the clock, \(bound(limit)) are allowed"
    }

    /// A limit as it is written: of the apps the largest distance accepted, of the specification the first one refused.
    private func bound(_ limit: Int64) -> String { profile == .spec ? "less than \(limit &+ 1)" : "at most \(limit)" }

    private var window: String {
        guard let age = answer.requestAge else { return "" }
        return "the request to \(peer) is \(age) ms old, at most \(ProtocolLimits.responseWindow) are allowed"
    }

    private var malformed: String {
        guard let error = judged.packet.error else { return "" }
        return "\(error.reason.name) at \(error.offset), needed \(error.needed), there \(error.available)"
    }

    /// What would have saved the packet: the mark of an answer, where it answers a request and lacks it.
    private var missingMark: String {
        guard let asked = judged.solicitation, asked.age <= ProtocolLimits.responseWindow,
            judged.packet.header?.flags.contains(.rsr) == false
        else { return "" }
        return "; it answers the request of record \(asked.record), \(asked.age) ms old, but lacks the IS_RSR bit (flag 0x10)"
            + " that would exempt it from the clock"
    }
}
