/// The peer IDs that mean something special.
enum PeerEdges {
    /// Nobody.
    static let zero = [UInt8](repeating: 0, count: 8)
    /// Everybody.
    static let broadcast = [UInt8](repeating: 0xFF, count: 8)
}
