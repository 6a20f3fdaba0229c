import BitchatFrame

/// One device's decision about every frame that reaches it, by one profile.
///
/// `admit` is the gate at ingress, `judge` adds what the handlers refuse. The caller reports requests sent (`requests`),
/// links bound and lost (`links`) and keys learned (`keys`). A frame whose answer is not known for want of a clock is
/// treated as accepted where later frames depend on it.
package struct SecurityGate: Sendable {
    /// The rules followed.
    package let profile: GateProfile
    /// The device itself, or nil when it is not known.
    package var local: PeerID?
    /// How far the clock may be off, in milliseconds; answers within that distance of a limit are `undecided`.
    package var clockTolerance: Int64 = 0
    /// The requests the device sent.
    package var requests = RequestSyncManager()
    /// The owners of its links.
    package var links = LinkBindings()
    /// The keys it knows.
    package var keys = KeyRing()
    /// The answers it gave.
    package var answers = ResponseRateLimiter()
    /// The frames iOS remembers.
    package var repeats: PendingDuplicates
    /// The frames Android remembers.
    package var prefixes: PrefixDuplicates
    /// The profile's checks, and the types that it wants signed.
    let steps: GateSteps, signedTypes: MessageTypeSet
    /// When old memories were last looked for, in milliseconds.
    private var swept: Int64?

    /// Makes a gate that has seen nothing; each of its memories of frames holds the app's number of them, or `memory` if that is less.
    package init(profile: GateProfile, local: PeerID?, memory: Int = .max) {
        self.profile = profile
        self.local = local
        steps = GateSteps(profile)
        signedTypes = MessageTypeSet(profile.signedTypes)
        repeats = PendingDuplicates(capacity: memory)
        prefixes = PrefixDuplicates(capacity: memory)
    }

    /// The answer for a frame that does not decode.
    package static func malformed(now: Int64?) -> GateVerdict { GateVerdict(.malformed, now: now) }

    /// The answer at ingress; `now` is the clock in milliseconds, or nil when there is none.
    package mutating func admit(_ arrival: GateArrival, now: Int64?) -> GateVerdict {
        var verdict = opening(arrival, now)
        run(steps.ingress(arrival.header.type), arrival, &verdict)
        return verdict
    }

    /// The answer of ingress and handlers together.
    package mutating func judge(_ arrival: GateArrival, now: Int64?) -> GateVerdict {
        var verdict = GateVerdict(.noTimeRule)
        judge(arrival, now: now, into: &verdict)
        return verdict
    }

    /// Writes the answer of ingress and handlers together to `verdict`, in place of what stood there.
    package mutating func judge(_ arrival: borrowing GateArrival, now: Int64?, into verdict: inout GateVerdict) {
        verdict = opening(arrival, now)
        run(steps.all(arrival.header.type), arrival, &verdict)
    }

    /// Forgets, every 300 s of the clock, what Android accepted more than 300 s ago and answers that no longer count.
    ///
    /// Requests stay: one that is too old is told apart from none (docs/protocol.md 5.1, chapter 7 row 34).
    package mutating func sweep(now: Int64) {
        guard let last = swept else { return swept = now }
        let pause = now.elapsed(since: last)
        guard pause < 0 || pause >= ProtocolLimits.repeatSweep else { return }
        swept = now
        prefixes.cleanup(now: now)
        answers.prune(now: now)
    }

    /// The verdict before any check: who the frame is taken to come from.
    @inline(__always)
    func opening(_ arrival: GateArrival, _ now: Int64?) -> GateVerdict {
        let sender = arrival.header.sender
        let owner = arrival.link.flatMap { links.owner(of: $0) }
        let isAttributed = profile.attributesDirectAnnounces && arrival.isDirectAnnounce
        let skew = now.map { Self.skew(now: $0, arrival.header.timestamp) }
        return GateVerdict(
            .noTimeRule, now: now, skew: skew, linkPeer: owner, source: isAttributed ? sender : owner ?? sender, judged: sender)
    }

    /// Runs steps until one refuses.
    mutating func run(_ run: GateSteps.Run, _ arrival: GateArrival, _ verdict: inout GateVerdict) {
        var left = run
        while let check = steps.next(&left) {
            guard let refusal = self.run(check, arrival, &verdict) else { continue }
            verdict.reason = refusal
            return
        }
    }

    @inline(__always)
    private mutating func run(_ check: GateCheck, _ arrival: GateArrival, _ verdict: inout GateVerdict) -> VerdictReason? {
        switch check {
        case .ownSender: arrival.header.sender.value == local?.value ? .selfLoopback : nil
        case .echo: echo(arrival)
        case .requestSource: requestSource(arrival, verdict)
        case .windowOrClock: windowOrClock(arrival, &verdict)
        case .announceAge: age(arrival, .announce, profile.announceAge, &verdict)
        case .leaveAge: age(arrival, .leave, profile.leaveAge, &verdict)
        case .contentAge:
            age(arrival, .message, profile.messageAge, &verdict) ?? age(arrival, .voiceFrame, profile.voiceAge, &verdict)
        case .linkBinding: bindLink(arrival)
        case .linkRebinding: moveLink(arrival, verdict)
        case .ingressRepeat: ingressRepeat(arrival, verdict)
        case .handledRepeat: handledRepeat(arrival, verdict)
        case .prefixRepeat: prefixRepeat(arrival)
        case .prefixMemory: remember(arrival, verdict)
        case .announceLayout: announce(arrival) { _ in nil }
        case .announceKeyLength: announce(arrival) { $0.hasWholeSigningKey ? nil : .malformed }
        case .announceIdentity: announce(arrival) { $0.peer == arrival.header.sender ? nil : .identityMismatch }
        case .signature: signature(arrival)
        case .keyChange: keyChange(arrival)
        case .payloadLayout: arrival.payloadDecodes ? nil : .malformed
        case .requestTTL: arrival.header.type == .requestSync && arrival.header.ttl != 0 ? .nonzeroTTL : nil
        case .requestRate: requestRate(arrival, verdict)
        }
    }

    /// The distance between a clock and a frame's time, in milliseconds; a clock before 1970 counts as 1970.
    static func skew(now: Int64, _ timestamp: UInt64) -> UInt64 {
        let now = UInt64(clamping: now)
        return now >= timestamp ? now - timestamp : timestamp - now
    }
}
