extension Plants {
    /// Faults of assemblers, gates and sync nodes; the first shows itself by a trap, the second by a law of gates.
    static let state: [Plant] = fragments.prefix(1) + gate + fragments.dropFirst() + stream + sync
}
