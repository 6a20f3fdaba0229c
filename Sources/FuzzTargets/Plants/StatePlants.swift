extension Plants {
    /// Faults of assemblers, gates and sync nodes.
    static let state: [Plant] = gate
}
