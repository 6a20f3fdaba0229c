import BitchatFrame

/// The sync requests a device has sent, and so the answers it may accept (docs/protocol.md 5.1).
///
/// Only unicast requests are registered. An answer counts while the request to its sender is at most 30.000 s old, any
/// number of times; a newer request restarts the window, and a clock that stepped back keeps it open.
package struct RequestSyncManager: Sendable {
    private var pending: [PeerID: Int64] = [:]

    /// Makes a manager without requests.
    package init() {}

    /// The number of requests on record.
    package var count: Int { pending.count }

    /// Records that a request to `peer` is about to be sent.
    package mutating func register(_ peer: PeerID, now: Int64) {
        if pending[peer] == nil, pending.count >= ProtocolLimits.pendingRequests, let oldest = pending.min(by: isOlder) {
            pending[oldest.key] = nil
        }
        pending[peer] = now
    }

    /// Whether a request to `peer` is on record, of whatever age.
    package func isPending(_ peer: PeerID) -> Bool { pending[peer] != nil }

    /// Whether an answer from `peer` would be accepted now, and how old the request is.
    package func window(for peer: PeerID, now: Int64) -> ResponseWindow {
        guard let sent = pending[peer] else { return .none }
        let age = now.elapsed(since: sent)
        return age <= ProtocolLimits.responseWindow ? .open(age: age) : .closed(age: age)
    }

    /// Whether a frame from `peer` is an answer to a pending request; never without the flag.
    package func isValidResponse(from peer: PeerID, isRSR: Bool, now: Int64) -> Bool {
        guard isRSR, case .open = window(for: peer, now: now) else { return false }
        return true
    }

    /// Forgets the requests that are too old, and returns how many are left.
    @discardableResult
    package mutating func cleanup(now: Int64) -> Int {
        pending = pending.filter { now.elapsed(since: $0.value) <= ProtocolLimits.responseWindow }
        return pending.count
    }

    private func isOlder(_ left: (key: PeerID, value: Int64), _ right: (key: PeerID, value: Int64)) -> Bool {
        (left.value, left.key) < (right.value, right.key)
    }
}
