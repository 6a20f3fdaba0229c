extension FuzzTargets {
    /// Those that test sequences of events.
    static let state: [any FuzzTarget.Type] = [
        FragmentsTarget.self, StreamTarget.self, GateTarget.self, SyncNodeTarget.self,
    ]
}
