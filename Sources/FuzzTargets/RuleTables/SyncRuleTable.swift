import BitchatFrame
import MeshModel

/// What a sync node must keep, ask and answer, by the documents alone: one list of packets.
///
/// Independent of `GossipSyncManager`; what filters know a packet by is `SyncPacket`'s matter. Written from docs/protocol.md
/// 4.4 to 4.6 and 5.4 to 5.6.
struct SyncRuleTable {
    /// The figures in force.
    let figures: SyncFigures
    /// The packets of each store, the first come first.
    private(set) var packets: [[SyncPacket]]
    /// When each round was sent, and when peers were looked for.
    private var sent: [Int64?], swept: Int64?
    /// The last request to each peer.
    private(set) var requests: [(peer: PeerID, time: Int64)] = []

    /// Makes a node that keeps nothing.
    init(_ figures: SyncFigures) {
        self.figures = figures
        packets = figures.stores.map { _ in [] }
        sent = figures.rounds.map { _ in nil }
    }

    /// The place of a type's store.
    func place(of type: MessageType) -> Int? { figures.stores.firstIndex { $0.type == type.rawValue } }

    /// How many packets of a type are kept.
    func count(of type: MessageType) -> Int { place(of: type).map { packets[$0].count } ?? 0 }

    /// How old a packet is; negative for one from the future.
    static func age(_ packet: SyncPacket, _ now: Int64) -> Int64 {
        now - Int64(min(packet.contents.timestamp, UInt64(Int64.max / 2)))
    }

    /// Whether a packet may be served now.
    func isFresh(_ packet: SyncPacket, _ store: SyncFigures.Store, _ now: Int64, takenIn: Bool = false) -> Bool {
        if let expiry = packet.expiry, UInt64(max(0, now)) >= expiry { return false }
        let limit = takenIn ? store.takenIn ?? store.served : store.served
        return limit.map { Self.age(packet, now) <= $0 } ?? true
    }

    /// A packet comes in; says whether it must be kept.
    mutating func see(_ packet: SyncPacket, now: Int64) -> Bool {
        guard let place = place(of: packet.contents.type) else { return false }
        let store = figures.stores[place]
        let held = packets[place].indices
        if held.contains(where: { packets[place][$0].id == packet.id }) || !isFresh(packet, store, now, takenIn: true) {
            return false
        }
        if store.isOnePerAuthor, let old = held.first(where: { packets[place][$0].sender == packet.sender }) {
            if packets[place][old].contents.timestamp > packet.contents.timestamp { return false }
            packets[place].remove(at: old)
        }
        packets[place].append(packet)
        if packets[place].count > store.capacity { packets[place].removeFirst() }
        return true
    }

    /// A peer left: its announce goes, and what follows its author.
    mutating func forget(_ peer: PeerID) {
        for (place, store) in figures.stores.enumerated() where store.leavesWithAuthor || store.type == 0x01 {
            packets[place].removeAll { $0.sender == peer }
        }
    }

    /// Once in 60 s: peers whose announce is too old go, and packets too old to be served.
    mutating func sweep(now: Int64) -> [PeerID] {
        if let swept, now - swept < 60_000 { return [] }
        swept = now
        let gone = packets[0].filter { Self.age($0, now) > figures.presence }.map(\.sender)
        for peer in gone { forget(peer) }
        for (place, store) in figures.stores.enumerated() {
            packets[place] = packets[place].filter { isFresh($0, store, now) }
        }
        return gone.sorted()
    }

    /// The rounds that are due, each with the peers asked: everybody by one broadcast where there is no peer, or on Android.
    mutating func tick(_ connected: [PeerID], now: Int64) -> [(types: UInt64?, recipient: PeerID?)] {
        requests.removeAll { now - $0.time > 30_000 }
        _ = sweep(now: now)
        var due: [(types: UInt64?, recipient: PeerID?)] = []
        for (place, round) in figures.rounds.enumerated() {
            if let last = sent[place], now - last < round.interval { continue }
            sent[place] = now
            let peers = figures.isAndroid ? [] : connected
            for peer in peers { ask(peer, now: now) }
            due += peers.isEmpty ? [(round.types, nil)] : peers.map { (round.types, $0) }
        }
        return due
    }

    /// A request to one peer is sent.
    mutating func ask(_ peer: PeerID, now: Int64) {
        requests.removeAll { $0.peer == peer }
        requests.append((peer, now))
    }

    /// The packets that a filter of these types must cover, in the order in which it covers them: the newest first.
    func candidates(_ types: UInt64?, now: Int64) -> [SyncPacket] {
        let mask = types ?? 0x03
        var fresh: [SyncPacket] = []
        for (place, store) in figures.stores.enumerated() where mask >> UInt64(store.bit) & 1 == 1 {
            fresh += packets[place].filter { isFresh($0, store, now) }
        }
        return fresh.sorted { left, right in
            let (one, other) = (left.contents.timestamp, right.contents.timestamp)
            return one == other ? (left.id.high, left.id.low) > (right.id.high, right.id.low) : one > other
        }
    }

    /// The packets that a request must be answered with.
    ///
    /// Android answers every request with announces and messages, whatever it asks for.
    func answer(_ request: PlainFilter, now: Int64) -> [SyncPacket] {
        let mask = figures.isAndroid ? 0x03 : request.types ?? 0x03
        let named = figures.isAndroid || request.streams == nil ? nil : request.streamIDs
        var answer: [SyncPacket] = []
        for (place, store) in figures.stores.enumerated() where mask >> UInt64(store.bit) & 1 == 1 {
            for packet in packets[place] where isFresh(packet, store, now) && !request.holds(packet.hash) {
                if store.type == 0x20, let named, !named.isEmpty {
                    if let stream = packet.stream, named.contains(stream) { answer.append(packet) }
                } else if figures.isAndroid || store.hasNoCursor || packet.contents.timestamp >= request.since ?? 0 {
                    answer.append(packet)
                }
            }
        }
        return answer
    }
}
