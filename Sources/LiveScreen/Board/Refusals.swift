import Conformance
import MeshModel

/// How many packets each profile refused, by reason.
struct Refusals: Sendable {
    /// One reason.
    struct Row: Sendable, Hashable {
        /// The reason.
        var reason: VerdictReason
        /// How many packets each profile refused for it.
        var counts: ProfileCounts
    }

    /// The counts at the index of the reason's raw value.
    private var counts = [ProfileCounts](repeating: ProfileCounts(), count: VerdictReason.allCases.count)

    /// Counts the refusals of a packet.
    mutating func count(_ verdicts: JudgedPacket.Verdicts) {
        for verdict in verdicts where verdict.answer.accepts == false {
            counts[Int(verdict.answer.reason.rawValue)][verdict.profile] += 1
        }
    }

    /// The reasons that came, the most frequent first.
    var rows: [Row] {
        let rows = VerdictReason.allCases.map { Row(reason: $0, counts: counts[Int($0.rawValue)]) }.filter { $0.counts.sum > 0 }
        return rows.sorted { ($0.counts.sum, $1.reason.rawValue) > ($1.counts.sum, $0.reason.rawValue) }
    }

    /// All reasons together.
    var total: ProfileCounts {
        var total = ProfileCounts()
        for profile in GateProfile.Name.allCases { total[profile] = counts.reduce(0) { $0 + $1[profile] } }
        return total
    }
}
