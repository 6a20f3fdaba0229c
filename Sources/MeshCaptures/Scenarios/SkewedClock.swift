import MeshModel
import MeshSimulation

/// bo's clock is five minutes ahead: ada's iPhone refuses what he sends, and he what she sends.
///
/// cy's clock is 100 s behind, which iOS takes, and dee's Android phone four minutes ahead: Android takes messages of any time and
/// sends such too, iOS refuses hers (docs/protocol.md chapter 7 rows 1 to 3).
enum SkewedClock: MeshScenario {
    static let name = "skewed-clock"
    static let shows = "phones with wrong clocks: who is refused, and by how much"

    static func stage(_ options: ScenarioOptions) -> MeshStage {
        let stage = MeshStage(options, seconds: 50)
        let members: [(String, GateProfile.Name, Int64)] = [
            ("ada", .ios, 0), ("bo", .ios, 300_000), ("cy", .ios, -100_000), ("dee", .android, 240_000),
        ]
        for (label, profile, ahead) in members {
            stage.mesh.add(SimulatedIdentity(label), MeshStage.settings(profile, ahead: ahead))
        }
        for other in 1..<members.count {
            stage.mesh.link(other == 2 ? 2 : 0, other == 2 ? 0 : other, quality: MeshStage.quality(options))
        }
        for (node, member) in members.enumerated() {
            for second in [8, 20, 32] as [Int64] {
                let time = MeshStage.at(second * 1000 + Int64(node) * 700)
                stage.mesh.plan(.say("\(member.0) at second \(second)"), by: node, at: time)
            }
        }
        return stage
    }
}
