import BitchatFrame
import MeshModel

/// The steps of a device around its gate; the gate ends where that of the vectors does (Corpus/README.md).
package protocol GateSteps {
    /// The gate.
    var gate: SecurityGate { get set }
    /// Judges a frame.
    mutating func judge(_ arrival: GateArrival, now: Int64) -> GateVerdict
    /// Judges a frame that so many fragments by `author` made whole.
    mutating func judgeRebuilt(_ arrival: GateArrival, from author: PeerID, of count: Int, now: Int64) -> GateVerdict
    /// Sends a request to one peer.
    mutating func request(_ peer: PeerID, now: Int64)
    /// Sends a request to everybody.
    mutating func broadcast(now: Int64)
    /// Forgets old requests; says how many are left.
    mutating func cleanup(now: Int64) -> Int
    /// Forgets what Android accepted long ago; says how many frames are left in its memory.
    mutating func sweep(now: Int64) -> Int
}

extension GateSteps {
    package mutating func judge(_ arrival: GateArrival, now: Int64) -> GateVerdict { gate.judge(arrival, now: now) }
    package mutating func judgeRebuilt(
        _ arrival: GateArrival, from author: PeerID, of count: Int, now: Int64
    ) -> GateVerdict { gate.judgeInner(arrival, from: author, of: count, now: now) }
    package mutating func request(_ peer: PeerID, now: Int64) { gate.requests.register(peer, now: now) }
    package mutating func broadcast(now: Int64) {}
    package mutating func cleanup(now: Int64) -> Int { gate.requests.cleanup(now: now) }
    package mutating func sweep(now: Int64) -> Int { gate.prefixes.cleanup(now: now) }
}

extension GateSteps {
    /// Records the request that `event` is about; one without a peer registers nothing, one to all peers is a broadcast.
    mutating func register(_ event: VectorFields, now: Int64) throws(VectorError) {
        guard event.has("peer") else { return }
        let peer = try event.peer("peer")
        if peer == .broadcast { broadcast(now: now) } else { request(peer, now: now) }
    }
}

extension GateProfile {
    /// The profile as the vectors ask about it: without the handlers of an app, which stand behind its gate.
    package var atIngress: GateProfile {
        var profile = self
        if name != .spec { profile.delivery = [] }
        return profile
    }
}
