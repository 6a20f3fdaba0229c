extension FuzzTargets {
    /// Those that test sequences of events.
    static let state: [any FuzzTarget.Type] = [GateTarget.self]
}
