import BitchatFrame
import Dissection
import Hashes
import LinkLayers
import MeshModel
import WireFormat

/// Gives every packet its verdicts and findings, and remembers what later ones depend on.
package final class Judge: PacketSink {
    private let sink: any JudgedPacketSink
    private let options: JudgeOptions
    private let mesh = MeshState()
    private var gates: Gates
    var rules: RuleSet
    private var signatures = SignatureMemory()
    /// The clock for the packet at hand, and the first there was.
    private var now: Int64?, firstTime: Int64?
    private var clockIsInDoubt = false
    private let isForAndroid: Bool

    /// Makes a judge that hands its packets to `sink`.
    package init(into sink: any JudgedPacketSink, _ options: JudgeOptions) {
        self.sink = sink
        self.options = options
        isForAndroid = options.profiles.contains(.android)
        gates = Gates(options.profiles)
        rules = RuleSet(isEmpty: !options.findsFaults)
    }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        now = clock(packet)
        mesh.now = now
        guard let context = packet.context else { return judge(packet, frameBytes, payloadBytes) }
        if firstTime == nil { firstTime = now }
        if let local = options.local { mesh.localPeers[context.record.adapter] = local }
        guard let peer = options.linkPeers[context.link.handle] else { return judge(packet, frameBytes, payloadBytes) }
        var named = packet
        named.context?.linkPeer = peer
        if context.direction == .received { gates.bind(context, to: peer) }
        judge(named, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {
        var findings = FindingList()
        rules.observe(advertisement, mesh, &findings)
        sink.advertisement(advertisement, source: source, findings.findings)
    }

    package func heard(_ advertisement: Advertisement, source: String) { sink.heard(advertisement, source: source) }

    package func event(_ event: LinkEvent, source: String) { sink.event(event, source: source) }

    package var needsPayloadHashes: Bool { true }

    package func closed(_ link: Link) {
        gates.close(link)
        rules.closed(link)
        mesh.close(link)
    }

    package func clockIsDoubtful() {
        clockIsInDoubt = options.now == nil
        mesh.clockIsDoubtful = clockIsInDoubt
    }

    /// The time that the user gave, or that of the packet's record.
    private func clock(_ packet: DissectedPacket) -> Int64? {
        if let now = options.now { return now }
        guard let time = packet.context?.record.time, time.isKnown else { return nil }
        return time.milliseconds
    }

    private func judge(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let hash = packet.payloadHash ?? packet.hash(of: payloadBytes)
        var known = PacketArrival.Knowledge(
            digest: UInt32(truncatingIfNeeded: hash >> 32), claims: claims(packet, payloadBytes))
        known.signature = verify(packet, frameBytes, payloadBytes, known.claims?.android)
        mesh.payloadHash = hash
        mesh.claims = known.claims
        mesh.signature = known.signature
        var judged = JudgedPacket(packet: packet, signature: known.signature, verdicts: JudgedPacket.Verdicts(), findings: [])
        answer(&judged.verdicts, packet, payloadBytes, known)
        var findings = FindingList()
        rules.observe(packet, frameBytes, payloadBytes, mesh, &findings)
        judged.findings = findings.findings
        judged.solicitation = solicitation(packet)
        mesh.learn(packet, payloadBytes)
        register(packet)
        sink.packet(judged, frameBytes, payloadBytes)
    }

    private func claims(_ packet: DissectedPacket, _ payload: RawSpan) -> AnnounceClaims? {
        guard packet.header?.type == .announce, let range = packet.payloadRange else { return nil }
        return payload.withBytes(range) { AnnounceClaims($0, mesh.hasher) }
    }

    private func verify(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ claim: AnnounceClaim?
    ) -> SignatureCheck? {
        guard options.verifiesSignatures, let whole = packet.frame, let range = packet.payloadRange else { return nil }
        return payload.withBytes(range) {
            signatures.check(whole, in: frame, payload: $0, claim: claim, by: mesh.signatures)
        }
    }

    /// Adds the profiles' answers for the packet.
    private func answer(
        _ verdicts: inout JudgedPacket.Verdicts, _ packet: DissectedPacket, _ payload: RawSpan,
        _ known: PacketArrival.Knowledge
    ) {
        guard let header = packet.header, let range = packet.payloadRange else {
            for profile in options.profiles { verdicts.append(profile, SecurityGate.malformed(now: now)) }
            return
        }
        var arrival = payload.withBytes(range) { inner in
            PacketArrival(header, packet, inner, known, isForAndroid: isForAndroid)
        }
        judge(&arrival, packet.context, &verdicts)
        verdicts.revise { settle($0, packet) }
    }

    /// Adds the answers of whoever received the packet.
    private func judge(_ packet: inout PacketArrival, _ context: PacketContext?, _ verdicts: inout JudgedPacket.Verdicts) {
        guard let context else { return gates.judgeAlone(&packet, local: options.local, now: now, &verdicts) }
        if gates.judge(&packet, context, mesh, now: now, &verdicts) { return }
        for profile in options.profiles {
            packet.set(for: profile)
            verdicts.append(profile, GateVerdict(packet.arrival.payloadDecodes ? .notChecked : .malformed, now: now))
        }
    }

    /// The reason as it is shown: open where the capture does not say enough.
    private func settle(_ reason: VerdictReason, _ packet: DissectedPacket) -> VerdictReason {
        if clockIsInDoubt, reason.dependsOnClock { return .undecided }
        guard case .unsolicitedResponse = reason, mayHaveAskedBefore(packet) else { return reason }
        return .notChecked
    }

    /// Whether the request may have been sent before the capture began: on a link that was open already, in its first 30 s.
    private func mayHaveAskedBefore(_ packet: DissectedPacket) -> Bool {
        guard let context = packet.context, let now, let firstTime else { return false }
        return context.link.role == .unknown && now.elapsed(since: firstTime) <= ProtocolLimits.responseWindow
    }

    /// The newest request that a packet with ttl 0 could answer.
    private func solicitation(_ packet: DissectedPacket) -> Solicitation? {
        guard let header = packet.header, header.ttl == 0, header.type != .requestSync, let context = packet.context,
            let now, let newest = mesh.requests.answerable(by: context).last
        else { return nil }
        return Solicitation(record: newest.record, age: now.elapsed(since: newest.time))
    }

    /// A request opens the window for its answers, once it was judged.
    private func register(_ packet: DissectedPacket) {
        guard case .requestSync = packet.payload, let header = packet.header, let context = packet.context, let now
        else { return }
        gates.register(header, to: packet.frame?.recipient, context, now: now)
    }
}
