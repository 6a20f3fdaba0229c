import BitchatFrame

/// Checks that rest on the clock.
extension SecurityGate {
    /// Judges an answer by the request window of the peer it comes from, and anything else by the clock.
    func windowOrClock(_ arrival: GateArrival, _ verdict: inout GateVerdict) -> VerdictReason? {
        let header = arrival.header
        let isLegacy = profile.takesLegacyResponses && header.ttl == 0 && header.type != .requestSync
        guard arrival.isRSR || isLegacy else { return clock(&verdict) }
        let peer = verdict.source ?? header.sender
        verdict.judged = peer
        guard let now = verdict.now else { return unclockedWindow(peer, &verdict) }
        switch requests.window(for: peer, now: now) {
        case .none: return .unsolicitedResponse
        case .closed(let age):
            verdict.requestAge = age
            return .responseWindowClosed
        case .open(let age):
            verdict.requestAge = age
            verdict.reason = .solicitedResponse
            return nil
        }
    }

    /// Without a clock it is only known whether a request was ever sent.
    private func unclockedWindow(_ peer: PeerID, _ verdict: inout GateVerdict) -> VerdictReason? {
        guard requests.isPending(peer) else { return .unsolicitedResponse }
        verdict.reason = .notChecked
        return nil
    }

    /// Refuses a frame whose time is too far from the clock, in either direction.
    private func clock(_ verdict: inout GateVerdict) -> VerdictReason? {
        guard let skew = verdict.skew else {
            verdict.reason = .notChecked
            return nil
        }
        verdict.limit = profile.skew
        let limit = UInt64(clamping: profile.skew)
        let tolerance = UInt64(clamping: clockTolerance)
        if (skew > limit ? skew - limit - 1 : limit - skew) < tolerance {
            verdict.reason = .undecided
            return nil
        }
        verdict.reason = .freshTimestamp
        return skew > limit ? .timestampSkew : nil
    }

    /// Refuses a frame of `type` outside `limit`; a frame inside it is fresh where no other time rule spoke.
    func age(
        _ arrival: GateArrival, _ type: MessageType, _ limit: AgeLimit?, _ verdict: inout GateVerdict
    ) -> VerdictReason? {
        guard let limit, arrival.header.type == type else { return nil }
        guard let now = verdict.now, let skew = verdict.skew else {
            verdict.reason = .notChecked
            return nil
        }
        let isAhead = arrival.header.timestamp > UInt64(clamping: now)
        if let bound = isAhead ? limit.future : limit.past, skew > UInt64(clamping: bound) {
            verdict.limit = bound
            return .stale
        }
        if verdict.reason == .noTimeRule { verdict.reason = .freshTimestamp }
        return nil
    }
}
