import BitchatFrame
import MeshModel

/// What a gate must answer, by the documents alone: plain lists, looked through from the front.
///
/// Independent of `SecurityGate` and of everything that it is made of; deliberately simple. Written from docs/protocol.md
/// chapters 5, 6, 7 and 13 and from the three profiles of the design. Every list holds at most `memory` frames where the gate was
/// given that bound.
struct GateRuleTable {
    /// A frame that was seen, by what it is recognised by.
    struct Seen {
        var sender: PeerID, timestamp: UInt64, kind: UInt8, hash: UInt32, time: Int64
    }

    /// Whose rules.
    let profile: GateProfile.Name
    /// The device.
    let local: PeerID
    /// The frames that each memory holds.
    let memory: Int
    /// The last request to each peer.
    var requests: [(peer: PeerID, time: Int64)] = []
    /// The owners of the links, and when a verified announce last moved one.
    var owners: [(link: Int, peer: PeerID)] = [], moves: [(link: Int, time: Int64)] = []
    /// The keys that are known.
    var keys: [(peer: PeerID, keys: PeerKeys)] = []
    /// The requests that were answered.
    var answered: [(peer: PeerID, time: Int64)] = []
    /// The frames of 3 s, of 300 s, and those that Android accepted.
    var arrived: [Seen] = [], handled: [Seen] = [], accepted: [Seen] = []
    /// When old memories were last looked for.
    var swept: Int64?

    /// Makes a table that has seen nothing.
    init(_ profile: GateProfile.Name, local: PeerID, memory: Int) {
        self.profile = profile
        self.local = local
        self.memory = memory
    }

    /// Forgets everything, keeping the memory of the lists.
    mutating func clear() {
        requests.removeAll(keepingCapacity: true)
        owners.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        answered.removeAll(keepingCapacity: true)
        arrived.removeAll(keepingCapacity: true)
        handled.removeAll(keepingCapacity: true)
        accepted.removeAll(keepingCapacity: true)
        swept = nil
    }

    /// What the gate must answer for a frame.
    mutating func judge(_ frame: GateCase, now: Int64) -> VerdictReason {
        switch profile {
        case .spec: judgeAsSpec(frame, now)
        case .ios: judgeAsIOS(frame, now)
        case .android: judgeAsAndroid(frame, now)
        }
    }

    /// What it must answer for a frame that `count` fragments by `outer` made whole (docs/protocol.md 3.6, 5.3).
    mutating func judgeRebuilt(_ frame: GateCase, outer: PeerID, count: Int, now: Int64) -> VerdictReason {
        var inner = frame
        switch profile {
        case .spec:
            inner.link = nil
            return judgeAsSpec(inner, now)
        case .ios:
            inner.link = nil
            inner.header.ttl = 0
            return time(inner, now) ?? handleAsIOS(inner, now)
        case .android:
            inner.header.ttl = 0
            if count > 256 { return .malformed }
            if outer == local { return .selfLoopback }
            if outer != inner.header.sender, inner.signature != .absent { inner.signature = .notChecked }
            return judgeAsAndroid(inner, now)
        }
    }
}
