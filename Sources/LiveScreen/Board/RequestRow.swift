import BitchatFrame
import BitchatPayload
import Conformance
import MeshModel

/// One sync request as it went over one link, and what answered it.
struct RequestRow: Sendable {
    /// Who asked, as claimed.
    var asker: PeerID
    /// Who was asked; nil where the request names nobody, which opens no window.
    var asked: PeerID?
    /// When.
    var moment: Moment
    /// The types asked for.
    var types: SyncTypes
    /// How many fragment streams it is limited to; 0 when it is not.
    var streams: Int
    /// The profiles that refuse the request itself, and why.
    var refused: [JudgedPacket.Verdict] = []
    /// The packets that answer it.
    var answers = 0
    /// Those of them that are marked as answers (`IS_RSR`).
    var marked = 0
    /// How many answers each profile takes.
    var taken = ProfileCounts()
    /// Which reason each profile gave for its last refusal of an answer.
    var reasons: [JudgedPacket.Verdict] = []

    /// Adds an answer.
    mutating func answer(_ judged: JudgedPacket) {
        answers += 1
        if judged.packet.header?.flags.contains(.rsr) == true { marked += 1 }
        for verdict in judged.verdicts {
            if verdict.answer.accepts == true { taken[verdict.profile] += 1 }
            guard verdict.answer.accepts == false else { continue }
            reasons.removeAll { $0.profile == verdict.profile }
            reasons.append(verdict)
        }
    }
}
