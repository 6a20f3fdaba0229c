import BitchatFrame
import MeshModel

/// The three profiles, rule by rule in their order.
extension GateRuleTable {
    /// The specification: window or clock, then requests link-local and limited.
    mutating func judgeAsSpec(_ frame: GateCase, _ now: Int64) -> VerdictReason {
        let isRequest = frame.header.type.rawValue == 0x21
        let isAnswer = frame.isFlagged || frame.header.ttl == 0 && !isRequest
        if isAnswer, let refusal = window(frame, now) { return refusal }
        if !isAnswer, Self.distance(frame, now) >= 120_000 { return .timestampSkew }
        if isRequest, frame.header.ttl != 0 { return .nonzeroTTL }
        if !frame.decodes { return .malformed }
        return rate(frame, now) ?? (isAnswer ? .solicitedResponse : .freshTimestamp)
    }

    /// iOS: docs/protocol.md 5.2 rows 2 to 8, then the handlers.
    mutating func judgeAsIOS(_ frame: GateCase, _ now: Int64) -> VerdictReason {
        let header = frame.header, isRequest = header.type.rawValue == 0x21
        if header.sender == local, !(frame.isFlagged && header.ttl == 0) { return .selfLoopback }
        if isRequest, let owner = owner(of: frame.link), owner != header.sender { return .senderMismatch }
        if let refusal = time(frame, now) { return refusal }
        if frame.isDirectAnnounce, let link = frame.link, owner(of: link) == nil { bind(link, to: header.sender) }
        if Self.isRepeat(seen(frame, now), in: &arrived, span: 3_000, memory: memory) { return .duplicate }
        return handleAsIOS(frame, now)
    }

    /// iOS, rows 5 and 6: a flagged frame by the window alone, any other by the clock.
    func time(_ frame: GateCase, _ now: Int64) -> VerdictReason? {
        if frame.isFlagged { return window(frame, now) }
        return Self.distance(frame, now) > 120_000 ? .timestampSkew : nil
    }

    /// iOS, row 9 and what the handlers refuse.
    mutating func handleAsIOS(_ frame: GateCase, _ now: Int64) -> VerdictReason {
        let header = frame.header, type = header.type.rawValue, age = Self.age(frame, now)
        let isRemembered = type != 0x20 && !(header.sender == local && header.ttl == 0)
        if isRemembered, Self.isRepeat(seen(frame, now), in: &handled, span: 300_000, memory: memory) { return .duplicate }
        if type == 0x01 {
            guard let claim = frame.claim else { return .malformed }
            if claim.peer != header.sender { return .identityMismatch }
            if age > 900_000 { return .stale }
        }
        if type == 0x02 && age > 21_600_000 || type == 0x29 && age > 30_000 { return .stale }
        if type == 0x21, header.ttl != 0 { return .nonzeroTTL }
        if let refusal = Self.signature(frame, [0x01, 0x02, 0x03, 0x21, 0x22, 0x29]) { return refusal }
        if changesKeys(frame) { return .keyChange }
        if !frame.decodes { return .malformed }
        moveLink(frame, now)
        return rate(frame, now) ?? (frame.isFlagged ? .solicitedResponse : .freshTimestamp)
    }

    /// A verified ttl-7 announce moves a link to an author without one, at most once in 60 s (docs/protocol.md 5.8 W5).
    private mutating func moveLink(_ frame: GateCase, _ now: Int64) {
        let author = frame.header.sender
        guard frame.isDirectAnnounce, frame.signature == .valid, let link = frame.link,
            !owners.contains(where: { $0.peer == author })
        else { return }
        if let last = moves.first(where: { $0.link == link }), now - last.time < 60_000 { return }
        if owner(of: link) != nil {
            moves.removeAll { $0.link == link }
            moves.append((link, now))
        }
        bind(link, to: author)
    }

    private func seen(_ frame: GateCase, _ now: Int64) -> Seen {
        let header = frame.header
        return Seen(
            sender: header.sender, timestamp: header.timestamp, kind: header.type.rawValue, hash: frame.digest, time: now)
    }
}

extension GateRuleTable {
    /// Android: identity, ages and signatures, no clock rule and no windows (docs/protocol.md 13.5, chapter 7 rows 2 to 4 and 34).
    mutating func judgeAsAndroid(_ frame: GateCase, _ now: Int64) -> VerdictReason {
        let header = frame.header, type = header.type.rawValue, distance = Self.distance(frame, now)
        if header.sender == local { return .selfLoopback }
        if type == 0x03, distance > 300_000 { return .stale }
        let key = Seen(
            sender: header.sender, timestamp: header.timestamp, kind: type == 0x20 ? 1 : 0,
            hash: UInt32(bitPattern: frame.prefix), time: now)
        if !(type == 0x01 && header.ttl >= 7), accepted.contains(where: { $0.isSame(as: key) }) { return .duplicate }
        if type == 0x01, let refusal = announceAsAndroid(frame, distance) { return refusal }
        if let refusal = Self.signature(frame, [0x01, 0x02, 0x03, 0x22, 0x29]) { return refusal }
        if changesKeys(frame) { return .keyChange }
        remember(key)
        if type == 0x29, distance > 30_000 { return .stale }
        if !frame.decodes { return .malformed }
        return type == 0x01 || type == 0x03 || type == 0x29 ? .freshTimestamp : .noTimeRule
    }

    private func announceAsAndroid(_ frame: GateCase, _ distance: UInt64) -> VerdictReason? {
        if distance > 600_000 { return .stale }
        guard let claim = frame.claim, claim.keys.signing?.count == 32 else { return .malformed }
        return claim.peer == frame.header.sender ? nil : .identityMismatch
    }

    private mutating func remember(_ key: Seen) {
        if let index = accepted.firstIndex(where: { $0.isSame(as: key) }) {
            if accepted[index].time == key.time { return }
            accepted.remove(at: index)
        }
        accepted.append(key)
        if accepted.count > memory { accepted.removeFirst() }
    }
}
