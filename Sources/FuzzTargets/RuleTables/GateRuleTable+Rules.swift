import BitchatFrame
import MeshModel

/// The rules that more than one profile has.
extension GateRuleTable {
    /// The peer whose window an answer counts for: the link's, and its author on an unbound link (docs/protocol.md 5.3).
    func attributed(_ frame: GateCase) -> PeerID {
        let author = frame.header.sender
        guard let owner = owner(of: frame.link) else { return author }
        return profile == .ios && frame.isDirectAnnounce ? author : owner
    }

    /// What the request window says: nil when it is open.
    func window(_ frame: GateCase, _ now: Int64) -> VerdictReason? {
        guard let sent = request(to: attributed(frame)) else { return .unsolicitedResponse }
        return now - sent > 30_000 ? .responseWindowClosed : nil
    }

    /// How far a frame's time is from the clock.
    static func distance(_ frame: GateCase, _ now: Int64) -> UInt64 {
        let clock = now < 0 ? 0 : UInt64(now), time = frame.header.timestamp
        return clock < time ? time - clock : clock - time
    }

    /// How old a frame is, 0 for one from the future.
    static func age(_ frame: GateCase, _ now: Int64) -> UInt64 {
        frame.header.timestamp > UInt64(max(0, now)) ? 0 : distance(frame, now)
    }

    /// The ninth request of a peer within 30.000 s is refused; refusals do not count (docs/protocol.md 5.4).
    mutating func rate(_ frame: GateCase, _ now: Int64) -> VerdictReason? {
        guard frame.header.type.rawValue == 0x21 else { return nil }
        let sender = frame.header.sender
        answered.removeAll { $0.peer == sender && now - $0.time > 30_000 }
        guard answered.count(where: { $0.peer == sender }) < 8 else { return .rateLimited }
        answered.append((sender, now))
        return nil
    }

    /// What a missing or wrong signature means for the types that want one.
    static func signature(_ frame: GateCase, _ types: [UInt8]) -> VerdictReason? {
        guard types.contains(frame.header.type.rawValue) else { return nil }
        switch frame.signature {
        case .absent: return .missingSignature
        case .noKey: return .unknownKey
        case .invalid: return .invalidSignature
        case .valid, .notChecked: return nil
        }
    }

    /// Whether an announce names other keys than those known (chapter 6).
    func changesKeys(_ frame: GateCase) -> Bool {
        guard frame.header.type.rawValue == 0x01, let claim = frame.claim,
            let known = keys.first(where: { $0.peer == frame.header.sender })?.keys
        else { return false }
        return known.noise != nil && known.noise != claim.keys.noise
            || known.signing != nil && known.signing != claim.keys.signing
    }

    /// Whether a frame is in a memory of the last `span` ms; when it is not, it is put there.
    static func isRepeat(_ new: Seen, in list: inout [Seen], span: Int64, memory: Int) -> Bool {
        while let first = list.first, new.time - first.time > span { list.removeFirst() }
        if let index = list.firstIndex(where: { $0.isSame(as: new) }) {
            if new.time - list[index].time <= span { return true }
            list.remove(at: index)
        }
        list.append(new)
        if list.count > memory { list.removeFirst() }
        return false
    }
}

extension GateRuleTable.Seen {
    /// Whether two frames are taken for the same.
    func isSame(as other: Self) -> Bool {
        sender == other.sender && timestamp == other.timestamp && kind == other.kind && hash == other.hash
    }
}
