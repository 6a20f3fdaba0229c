import BitchatFrame
import BitchatPayload

/// One device's part in gossip sync: what it keeps, what it asks for, what it answers (docs/protocol.md 5.4 to 5.7).
///
/// The caller reports every packet that was accepted (`see`), runs `tick` every 30 s, and gives received requests that
/// passed the gate to `answer`. Requests are registered before they are handed out, so that the gate knows them.
package struct GossipSyncManager: Sendable {
    /// The rules followed.
    package let rules: SyncRules
    /// The stores, in the order in which they are served.
    var stores: [SyncStore]
    /// When each round was sent last, in milliseconds.
    var lastRounds: [Int64?]
    private var lastSweep: Int64?

    /// Makes a device that keeps nothing yet.
    package init(rules: SyncRules = .ios) {
        self.rules = rules
        stores = rules.stores.map { SyncStore($0) }
        lastRounds = rules.rounds.map { _ in nil }
    }

    /// The packets kept of `type`, the first come first.
    package func packets(of type: MessageType) -> [SyncPacket] { stores.first { $0.rules.type == type }?.packets ?? [] }

    /// The payload bytes kept.
    package var byteCount: Int { stores.reduce(0) { $0 + $1.byteCount } }

    /// Keeps an accepted packet, where its type is kept and it is young enough; says whether it is kept now and was not before.
    @discardableResult
    package mutating func see(_ packet: SyncPacket, now: Int64) -> Bool {
        guard let index = stores.firstIndex(where: { $0.rules.type == packet.contents.type }) else { return false }
        return stores[index].insert(packet, now: now)
    }

    /// Forgets a peer that left: its announce, messages, fragments, files and group messages.
    package mutating func forget(_ peer: PeerID) {
        for index in stores.indices where stores[index].rules.followsAuthor || stores[index].rules.type == .announce {
            stores[index].removeAll { $0.sender == peer }
        }
    }

    /// Forgets every peer whose announce is too old, and every packet too old to be served, once in 60 s.
    ///
    /// Returns the peers in ascending order.
    @discardableResult
    package mutating func sweep(now: Int64) -> [PeerID] {
        if let last = lastSweep, now.elapsed(since: last) < ProtocolLimits.syncSweep { return [] }
        lastSweep = now
        let gone = packets(of: .announce).filter {
            now.elapsed(since: Int64(clamping: $0.timestamp)) > rules.presence
        }
        for packet in gone { forget(packet.sender) }
        for index in stores.indices {
            let rules = stores[index].rules
            stores[index].removeAll { !rules.serves($0, now: now) }
        }
        return gone.map(\.sender).sorted()
    }
}
