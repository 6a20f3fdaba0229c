import BitchatFrame
import BitchatPayload

extension PacketFactory {
    /// A request for packets, signed and with ttl 0; without a peer it is Android's broadcast (docs/protocol.md chapter 4).
    ///
    /// The filter has at most 400 bytes and one false positive in a hundred.
    package func requestSync(
        _ question: SyncQuestion, by author: TestIdentity, to peer: TestIdentity?, at time: UInt64
    ) -> GeneratedFrame {
        let hashes = question.held.map(\.filterHash)
        let filter = GCSBuilder(budget: 400, falsePositiveRate: 0.01, rules: app == .ios ? .ios : .android).build(hashes)
        let payload = RequestSyncPayload.encode(
            p: UInt8(clamping: filter.p), m: filter.m, filter: filter.filter, types: question.types, since: question.since,
            fragmentIDs: question.streams.map { FragmentIDFilter.encode($0.map { FragmentID(value: $0) }) })
        return frame(
            contents(.requestSync, from: author, to: peer?.peerID.bytes, at: time, ttl: 0, payload), signedBy: author)
    }
}
