/// The scenarios, in the order in which they are listed.
package enum CaptureScenarios {
    /// Every scenario.
    package static let all: [any CaptureScenario.Type] = [
        DemoScenario.self, InteropScenario.self, StalledFragments.self, UnsolicitedFlood.self, SkewedClock.self, RelayLoop.self,
        MidConnection.self, BusyMesh.self,
    ]

    /// The scenario called `name`.
    package static func named(_ name: String) -> (any CaptureScenario.Type)? { all.first { $0.name == name } }
}
