import BitchatFrame
import MeshModel
import MeshSimulation

/// A mesh, made ready, with its cast and the time its course takes.
struct MeshStage {
    /// When every simulated scenario begins: 2026-08-10T12:00:00Z, in milliseconds since 1970.
    static let opening: Int64 = 1_786_363_200_000

    /// The mesh.
    let mesh: SimulatedMesh
    /// When the course ends, in milliseconds since 1970.
    let end: Int64
    /// The node that the scenario is about.
    let observed: Int
    /// When the captures begin, where that is after links were made.
    var beginning: Int64?

    /// When the course begins, in milliseconds since 1970.
    var start: Int64 { Self.opening }

    /// Makes a stage of so many seconds, with nobody on it.
    init(_ options: ScenarioOptions, seconds: Int64, observed: Int = 0) {
        mesh = SimulatedMesh(seed: options.seed, start: Self.opening, trace: SimulationTrace(.nothing))
        end = Self.opening + seconds * 1000
        self.observed = observed
    }

    /// The time so many milliseconds after the beginning.
    static func at(_ milliseconds: Int64) -> Int64 { opening + milliseconds }

    /// Links as radio makes them: 5 to 40 ms, in order, with the loss that was asked for, or else `loss` in a hundred.
    static func quality(_ options: ScenarioOptions, delay: ClosedRange<Int64> = 5...40, loss: Int = 0) -> LinkQuality {
        LinkQuality(delay: delay, loss: (options.loss ?? loss) * 10)
    }

    /// The settings of an app's phone, `ahead` milliseconds ahead of the true time.
    static func settings(_ profile: GateProfile.Name, ahead: Int64 = 0) -> NodeSettings {
        var settings = NodeSettings(profile)
        settings.clockOffset = ahead
        settings.introduction =
            profile == .android ? Introduction(central: 200, peripheral: 100) : Introduction(central: 50, peripheral: 400)
        if profile == .android { (settings.connectedAnnounce, settings.announceSpread) = (30_000, 2_000) }
        return settings
    }

    /// A text of `count` characters that does not compress to much less.
    static func text(_ label: String, _ count: Int) -> String {
        var random = SeededGenerator(seed: label.utf8.reduce(0) { $0 &* 257 &+ UInt64($1) })
        var text = label + ":"
        while text.utf8.count < count { text += " " + String(random.next(), radix: 36) }
        return String(text.prefix(count))
    }
}
