import BitchatFrame
import BitchatPayload

/// The requests that a device sends.
extension GossipSyncManager {
    /// The requests that are due: one of each due round to each connected peer, registered before they are returned.
    ///
    /// Without peers, or where the app asks by broadcast, a round is one broadcast that registers nothing (docs/protocol.md 5.1).
    package mutating func tick(
        now: Int64, connected: [PeerID], registering requests: inout RequestSyncManager
    ) -> [SyncRequest] {
        requests.cleanup(now: now)
        sweep(now: now)
        var due: [SyncRequest] = []
        for (index, round) in rules.rounds.enumerated() {
            if let last = lastRounds[index], now.elapsed(since: last) < round.interval { continue }
            lastRounds[index] = now
            due += ask(payload(for: round.types, now: now), rules.asksEachPeer ? connected : [], now, &requests)
        }
        return due
    }

    /// The one request for everything that a new peer gets, 1 s after its announce was verified (docs/protocol.md 5.6).
    package func initialRequest(
        to peer: PeerID, now: Int64, registering requests: inout RequestSyncManager
    ) -> SyncRequest {
        requests.register(peer, now: now)
        let types = rules.payloads == .android ? nil : SyncTypes(rules.stores.map(\.type))
        return SyncRequest(recipient: peer, payload: payload(for: types, now: now))
    }

    /// The requests for stalled fragment streams, one to each connected peer (docs/protocol.md 4.6).
    package func targetedRequests(
        for streams: [FragmentStream], now: Int64, connected: [PeerID], registering requests: inout RequestSyncManager
    ) -> [SyncRequest] {
        guard rules.payloads == .ios, !streams.isEmpty, !connected.isEmpty else { return [] }
        return ask(payload(for: SyncTypes([.fragment]), streams: streams, now: now), connected, now, &requests)
    }

    /// Addresses a request to each of `peers`, or to everybody when there are none.
    private func ask(
        _ payload: [UInt8], _ peers: [PeerID], _ now: Int64, _ requests: inout RequestSyncManager
    ) -> [SyncRequest] {
        for peer in peers { requests.register(peer, now: now) }
        return peers.isEmpty
            ? [SyncRequest(recipient: nil, payload: payload)] : peers.map { SyncRequest(recipient: $0, payload: payload) }
    }

    /// A request whose filter covers the newest packets of `types`; the cursor says how far back it reaches.
    private func payload(for types: SyncTypes?, streams: [FragmentStream] = [], now: Int64) -> [UInt8] {
        let held = candidates(types ?? .publicDefault, now: now)
        let builder = GCSBuilder(
            budget: ProtocolLimits.syncFilterBudget, falsePositiveRate: ProtocolLimits.syncFalsePositives, rules: rules.payloads)
        let filter = builder.build(held.map(\.hash))
        let isPartial = filter.covered > 0 && filter.covered < held.count && types != nil
        return RequestSyncPayload.encode(
            p: UInt8(clamping: filter.p), m: filter.m, filter: filter.filter, types: types,
            since: isPartial ? held[filter.covered - 1].timestamp : nil,
            fragmentIDs: streams.isEmpty ? nil : FragmentIDFilter.encode(streams.map { FragmentID(value: $0.id) }))
    }

    /// The fresh packets of `types`, the newest first.
    private func candidates(_ types: SyncTypes, now: Int64) -> [SyncPacket] {
        let fresh = stores.filter { types.contains($0.rules.type) }.flatMap { store in
            store.packets.filter { store.rules.serves($0, now: now) }
        }
        return fresh.sorted {
            ($0.timestamp, $0.id.high, $0.id.low) > ($1.timestamp, $1.id.high, $1.id.low)
        }
    }
}
