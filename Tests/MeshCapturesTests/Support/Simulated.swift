import BitchatFrame
import MeshCaptures
import MeshModel
import PacketGenerators

/// Scenarios as the tests play them.
enum Simulated {
    /// The names of the scenarios that are no scripts.
    static let names = ["stalled-fragments", "unsolicited-flood", "skewed-clock", "relay-loop", "mid-connection", "busy-mesh"]
    /// Those in which nobody does wrong.
    static let honest = ["stalled-fragments", "relay-loop", "mid-connection", "busy-mesh"]

    /// Plays a scenario; `busy-mesh` with twelve phones for a minute.
    static func play(_ name: String, seed: UInt64 = 1, _ viewpoint: ScenarioOptions.Viewpoint = .usual) -> ScenarioOutcome {
        var options = ScenarioOptions()
        options.seed = seed
        options.viewpoint = viewpoint
        if name == "busy-mesh" { (options.nodes, options.minutes) = (12, 1) }
        guard let scenario = CaptureScenarios.named(name) else { preconditionFailure("there is no scenario \(name)") }
        return scenario.play(options)
    }

    private static let played = names.reduce(into: [:]) { $0[$1] = play($1).captures[0] }

    /// The one capture of a scenario, played once for all tests.
    static func usual(_ name: String) -> NodeCapture { played[name] ?? play(name).captures[0] }

    /// The same, and what its file in a container shows.
    static func file(
        _ name: String, _ container: CaptureContainer = .btsnoop
    ) throws -> (capture: NodeCapture, dissection: CaptureDissection) {
        let capture = usual(name)
        return (capture, try CaptureDissection(capture.file(container).bytes))
    }
}

extension NodeCapture {
    /// What the simulation says was sent and received, in the form in which a dissection shows it.
    var expected: [CaptureDissection.Seen] {
        frames.map {
            CaptureDissection.Seen(
                record: $0.record, handle: $0.handle, isReceived: $0.isReceived, isWritten: $0.isWritten, bytes: $0.bytes)
        }
    }
}
