import BitchatFrame

/// A profile's answer for one frame, with what it rests on.
package struct GateVerdict: Sendable, Hashable {
    /// The answer.
    package var reason: VerdictReason
    /// The clock used, in milliseconds, or nil when there was none.
    package var now: Int64?
    /// How far the frame's time is from the clock, in milliseconds.
    package var skew: UInt64?
    /// The peer that owns the link, if any does.
    package var linkPeer: PeerID?
    /// The peer the frame is taken to come from: the link's, or its author.
    package var source: PeerID?
    /// The peer whose request window was asked, or else whose clock: the one named in a refusal.
    package var judged: PeerID?
    /// How old the request to `judged` is, in milliseconds; only where a window was asked.
    package var requestAge: Int64?
    /// The largest distance from the clock that was accepted, in milliseconds; only where a time rule was asked.
    package var limit: Int64?

    /// Makes a verdict; see the properties.
    package init(
        _ reason: VerdictReason, now: Int64? = nil, skew: UInt64? = nil, linkPeer: PeerID? = nil, source: PeerID? = nil,
        judged: PeerID? = nil, requestAge: Int64? = nil, limit: Int64? = nil
    ) {
        self.reason = reason
        self.now = now
        self.skew = skew
        self.linkPeer = linkPeer
        self.source = source
        self.judged = judged
        self.requestAge = requestAge
        self.limit = limit
    }

    /// True for an acceptance, false for a refusal, nil for neither.
    package var accepts: Bool? { reason.accepts }
}
