import PacketGenerators

/// The scripted scene of an Android phone whose answers an iPhone throws away.
package enum InteropScenario: CaptureScenario {
    package static let name = "interop"
    package static let shows = "an Android phone answers an iPhone's request, which refuses the old texts (a fixed script)"

    package static func play(_ options: ScenarioOptions) -> ScenarioOutcome {
        ScenarioOutcome(captures: [NodeCapture(named: name, of: Interop.scenario())])
    }
}
