import PacketGenerators

/// The scripted scene of the project's published captures.
package enum DemoScenario: CaptureScenario {
    package static let name = "demo"
    package static let shows = "40 s among two iOS peers and an Android peer, every message type, no rule broken (a fixed script)"

    package static func play(_ options: ScenarioOptions) -> ScenarioOutcome {
        ScenarioOutcome(captures: [NodeCapture(named: name, of: DemoMesh.scenario())])
    }
}
