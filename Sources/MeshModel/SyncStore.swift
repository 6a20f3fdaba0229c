import BitchatFrame

/// The packets of one type, in the order they came, the oldest given up first.
struct SyncStore: Sendable {
    /// What is kept.
    let rules: SyncStoreRules
    /// The packets, the first come first.
    private(set) var packets: [SyncPacket] = []
    /// The bytes of their payloads.
    private(set) var byteCount = 0
    private var ids: Set<PacketID> = []
    /// The author of each packet, to find one without touching the packets.
    private var senders: [PeerID] = []

    /// Makes an empty store.
    init(_ rules: SyncStoreRules) { self.rules = rules }

    /// Takes a packet unless it is held, too old, or older than its author's other one; says whether it was taken.
    mutating func insert(_ packet: SyncPacket, now: Int64) -> Bool {
        guard !ids.contains(packet.id), rules.takesIn(packet, now: now) else { return false }
        if rules.isOnePerAuthor, let index = senders.firstIndex(of: packet.sender) {
            guard packets[index].timestamp <= packet.timestamp else { return false }
            remove(at: index)
        }
        packets.append(packet)
        senders.append(packet.sender)
        ids.insert(packet.id)
        byteCount += packet.contents.payload.count
        while packets.count > rules.capacity || byteCount > ProtocolLimits.syncStoreBytes && packets.count > 1 { remove(at: 0) }
        return true
    }

    /// Forgets the packets for which `isGone` holds.
    mutating func removeAll(where isGone: (SyncPacket) -> Bool) {
        let count = packets.count
        packets.removeAll(where: isGone)
        guard packets.count < count else { return }
        senders = packets.map(\.sender)
        ids = Set(packets.map(\.id))
        byteCount = packets.reduce(0) { $0 + $1.contents.payload.count }
    }

    private mutating func remove(at index: Int) {
        let packet = packets.remove(at: index)
        senders.remove(at: index)
        ids.remove(packet.id)
        byteCount -= packet.contents.payload.count
    }
}
