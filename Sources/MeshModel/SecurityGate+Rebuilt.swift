import BitchatFrame

/// Frames rebuilt from fragments.
extension SecurityGate {
    /// The answer of gate and handlers for a frame rebuilt from `count` fragments that `outer` sent (docs/protocol.md 3.6, 5.3).
    ///
    /// `arrival` has the ttl the frame came with, which only the specification goes by. There and on iOS the author's window
    /// counts, not that of the link's peer; iOS goes past those checks of ingress that are not about time. Android never joins
    /// more than 256 fragments, and validates the frame as if `outer` had made it; whether that peer's key fits is not known.
    package mutating func judgeInner(_ arrival: GateArrival, from outer: PeerID, of count: Int, now: Int64?) -> GateVerdict {
        var inner = arrival
        if profile.name != .spec { inner.header.ttl = 0 }
        if profile.name != .android { inner.link = nil }
        switch profile.name {
        case .spec: return judge(inner, now: now)
        case .ios:
            var verdict = admitInner(inner.header, now: now)
            if verdict.accepts != false { run(steps.delivery(inner.header.type), inner, &verdict) }
            return verdict
        case .android:
            if count > Int(ProtocolLimits.androidFragmentTotal) { return Self.malformed(now: now) }
            if outer == local { return GateVerdict(.selfLoopback, now: now, source: outer, judged: outer) }
            if outer != inner.header.sender, inner.signature != .absent { inner.signature = .notChecked }
            return judge(inner, now: now)
        }
    }

    /// The answer of clock and windows alone for a rebuilt frame: its own flag, author and time count (docs/protocol.md 5.3).
    package func admitInner(_ header: FrameHeader, now: Int64?) -> GateVerdict {
        let arrival = GateArrival(header: header)
        var verdict = opening(arrival, now)
        if profile.ingress.contains(.windowOrClock), let refusal = windowOrClock(arrival, &verdict) { verdict.reason = refusal }
        return verdict
    }
}
