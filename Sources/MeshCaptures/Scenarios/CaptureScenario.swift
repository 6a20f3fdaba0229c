/// A course of events worth a capture.
package protocol CaptureScenario: Sendable {
    /// Its name, as on the command line.
    static var name: String { get }
    /// What it shows, in one clause.
    static var shows: String { get }
    /// Whether it takes a number of nodes and minutes.
    static var isScalable: Bool { get }

    /// Lets it happen; the same options give the same bytes.
    static func play(_ options: ScenarioOptions) -> ScenarioOutcome
}

extension CaptureScenario {
    package static var isScalable: Bool { false }
}
