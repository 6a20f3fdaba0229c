extension FuzzTargets {
    /// Those that test sequences of events.
    static let state: [any FuzzTarget.Type] = [FragmentsTarget.self, GateTarget.self]
}
