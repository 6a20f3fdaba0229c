import Conformance
import LinkLayers
import MeshModel
import WireFormat

/// The profiles' answers, by profile and reason.
package final class GateStatistic: PacketStatistic {
    package static let name = "gate"
    package static let argument: String? = nil
    package static let needsJudging = true
    package static let summary = "what each profile answers, and why"

    private struct Key: Hashable {
        var profile: GateProfile.Name
        var answer: String
        var reason: String
    }

    private var rows = CappedRows<Key, Int>()

    package init?(_ argument: String?) { if argument != nil { return nil } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        for verdict in judged.verdicts {
            let answer = verdict.answer.accepts.map { $0 ? "accepts" : "refuses" } ?? "neither"
            let key = Key(profile: verdict.profile, answer: answer, reason: "\(verdict.answer.reason.name)")
            rows.use(key, first: 0) { $0 += 1 }
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let sorted = rows.rows.sorted { Self.order($0.key, $0.value) < Self.order($1.key, $1.value) }
        return StatisticTable(
            "Answers of the profiles", ["profile", "answer", "reason", "packets"],
            sorted.map { [$0.key.profile.rawValue, $0.key.answer, $0.key.reason, "\($0.value)"] })
    }

    private static func order(_ key: Key, _ count: Int) -> (Int, String, Int, String) {
        (GateProfile.Name.allCases.firstIndex(of: key.profile) ?? 0, key.answer, -count, key.reason)
    }
}
