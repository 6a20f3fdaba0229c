/// The transport counters of one sender towards one recipient.
struct NoiseCounters: Sendable {
    /// The most packets whose copies are told apart from repeated counters.
    private static let depth = 128

    private var newest: UInt32?
    private var packets: [PacketMark] = []

    /// Takes the counter of the next packet; returns the newest one when it is not above that, and nil for a copy.
    mutating func follow(_ counter: UInt32, _ packet: PacketMark) -> UInt32? {
        guard !packets.contains(packet) else { return nil }
        if packets.count >= Self.depth { packets.removeFirst(Self.depth / 2) }
        packets.append(packet)
        let before = newest
        newest = max(before ?? 0, counter)
        return before.flatMap { counter <= $0 ? $0 : nil }
    }

    /// Begins a new session; late copies of packets of the old one stay known.
    mutating func restart() { newest = nil }
}
