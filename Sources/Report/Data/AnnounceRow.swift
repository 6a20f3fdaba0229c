/// One announce that names neighbours.
struct AnnounceRow: Sendable, Hashable {
    /// The row of the packet.
    var packet: Int
    /// The list of neighbours.
    var neighbours: Int
}
