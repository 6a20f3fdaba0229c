import BitchatFrame

/// Checks of where a frame comes from and whether it came before.
extension SecurityGate {
    /// Refuses the receiver's own frame, unless a peer hands back its history.
    func echo(_ arrival: GateArrival) -> VerdictReason? {
        guard arrival.header.sender.value == local?.value else { return nil }
        return arrival.isRSR && arrival.header.ttl == 0 ? nil : .selfLoopback
    }

    /// Refuses a request of another author than the link's owner.
    func requestSource(_ arrival: GateArrival, _ verdict: GateVerdict) -> VerdictReason? {
        guard arrival.header.type == .requestSync, let owner = verdict.linkPeer else { return nil }
        return owner.value == arrival.header.sender.value ? nil : .senderMismatch
    }

    /// Binds the link; refuses nothing.
    mutating func bindLink(_ arrival: GateArrival) -> VerdictReason? {
        if arrival.isDirectAnnounce, let link = arrival.link { _ = links.bindIfUnbound(link, to: arrival.header.sender) }
        return nil
    }

    /// Moves the link to the author of a verified announce, where that is allowed; refuses nothing.
    mutating func moveLink(_ arrival: GateArrival, _ verdict: GateVerdict) -> VerdictReason? {
        if arrival.isDirectAnnounce, arrival.signature == .valid, let link = arrival.link, let now = verdict.now {
            _ = links.rebind(link, to: arrival.header.sender, now: now)
        }
        return nil
    }

    /// Refuses what came in a moment ago.
    mutating func ingressRepeat(_ arrival: GateArrival, _ verdict: GateVerdict) -> VerdictReason? {
        guard let now = verdict.now else { return nil }
        return repeats.isIngressRepeat(arrival.duplicateKey, now: now) ? .duplicate : nil
    }

    /// Refuses what was handled before; not fragments, and not own history handed back.
    mutating func handledRepeat(_ arrival: GateArrival, _ verdict: GateVerdict) -> VerdictReason? {
        let isOwnHistory = arrival.header.sender.value == local?.value && arrival.header.ttl == 0
        guard let now = verdict.now, arrival.header.type != .fragment, !isOwnHistory else { return nil }
        return repeats.isHandledRepeat(arrival.duplicateKey, now: now) ? .duplicate : nil
    }

    /// Refuses what Android remembers; an announce with full ttl passes again.
    func prefixRepeat(_ arrival: GateArrival) -> VerdictReason? {
        if arrival.header.type == .announce, arrival.header.ttl >= ProtocolLimits.originTTL { return nil }
        guard let key = arrival.prefixKey else { return nil }
        return prefixes.contains(key) ? .duplicate : nil
    }

    /// Remembers what passed every check of ingress, as Android does; refuses nothing.
    mutating func remember(_ arrival: GateArrival, _ verdict: GateVerdict) -> VerdictReason? {
        if let key = arrival.prefixKey { prefixes.insert(key, now: verdict.now ?? 0) }
        return nil
    }

    /// Refuses a request beyond its author's answers.
    mutating func requestRate(_ arrival: GateArrival, _ verdict: GateVerdict) -> VerdictReason? {
        guard arrival.header.type == .requestSync, let now = verdict.now else { return nil }
        return answers.allows(arrival.header.sender, now: now) ? nil : .rateLimited
    }
}
