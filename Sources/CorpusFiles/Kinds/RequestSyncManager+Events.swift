import MeshModel

extension RequestSyncManager {
    /// Records the request that `event` is about; one without a peer, or to all peers, is a broadcast and registers nothing.
    mutating func register(_ event: VectorFields, now: Int64) throws(VectorError) {
        guard event.has("peer") else { return }
        let peer = try event.peer("peer")
        if peer != .broadcast { register(peer, now: now) }
    }
}
