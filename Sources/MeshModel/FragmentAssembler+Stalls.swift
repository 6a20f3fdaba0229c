import BitchatFrame

extension FragmentAssembler {
    /// The incomplete broadcast streams to ask for, the longest stalled first, then by author and ID (docs/protocol.md 4.6).
    ///
    /// A stream is stalled when its last new index is at least 5 s old, and is named again at the earliest 10 s later. At
    /// most 60 are named, and only those are marked as asked for. The caller expires first, as the app does.
    package mutating func stalled(now: Int64) -> [FragmentStream] {
        guard rules.requestsStalled else { return [] }
        let stalled = sets.indices.filter { isStalled(sets[$0], now: now) }.sorted { sets[$0].stall < sets[$1].stall }
        let named = stalled.prefix(ProtocolLimits.fragmentIDs)
        for place in named { sets[place].lastRequest = now }
        return named.map { sets[$0].stream }
    }

    private func isStalled(_ set: FragmentSet, now: Int64) -> Bool {
        guard set.isBroadcast, set.count < Int(set.total),
            now.elapsed(since: set.lastProgress) >= ProtocolLimits.fragmentStall
        else {
            return false
        }
        return set.lastRequest.map { now.elapsed(since: $0) >= ProtocolLimits.fragmentRetry } ?? true
    }
}
