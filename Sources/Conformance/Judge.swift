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
    private let signatures = SignatureMemory()
    /// The clock for the packet at hand, and the first there was.
    private var now: Int64?, firstTime: Int64?
    private var clockIsInDoubt = false
    /// The packet at hand as the gates see it.
    private var arriving: PacketArrival

    /// Makes a judge that hands its packets to `sink`.
    package init(into sink: any JudgedPacketSink, _ options: JudgeOptions) {
        self.sink = sink
        self.options = options
        arriving = PacketArrival(isForAndroid: options.profiles.contains(.android))
        gates = Gates(options.profiles)
        rules = RuleSet(isEmpty: !options.findsFaults)
    }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard !options.linkPeers.isEmpty, let context = packet.context, let peer = options.linkPeers[context.link.handle]
        else { return judge(packet, frameBytes, payloadBytes) }
        var named = packet
        named.context?.linkPeer = peer
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

    package var preparation: (any PacketPreparation)? {
        options.verifiesSignatures ? SignaturePreparation(memory: signatures, verifier: mesh.signatures.verifier) : nil
    }

    package func closed(_ link: Link) {
        gates.close(link)
        rules.closed(link)
        mesh.close(link)
    }

    package func clockIsDoubtful() {
        clockIsInDoubt = options.now == nil
        mesh.clockIsDoubtful = clockIsInDoubt
    }

    private func judge(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        meet(packet)
        mesh.payloadHash = packet.payloadHash ?? packet.hash(of: payloadBytes)
        mesh.claims = claims(packet, payloadBytes)
        mesh.signature = verify(packet, frameBytes, payloadBytes)
        var verdicts = JudgedPacket.Verdicts()
        answer(&verdicts, packet, payloadBytes)
        var findings = FindingList()
        rules.observe(packet, frameBytes, payloadBytes, mesh, &findings)
        let solicitation = solicitation()
        mesh.learn(packet, payloadBytes)
        register(packet)
        let judged = JudgedPacket(
            packet: packet, signature: mesh.signature, verdicts: verdicts, solicitation: solicitation,
            findings: findings.findings)
        sink.packet(judged, frameBytes, payloadBytes)
    }

    /// Takes a packet in hand, and sets the clock: to the time that the user gave, or that of the packet's record.
    private func meet(_ packet: DissectedPacket) {
        mesh.meet(packet)
        let arrival = mesh.inHand.arrival
        now = options.now ?? arrival?.time
        mesh.now = now
        guard let arrival else { return }
        if firstTime == nil { firstTime = now }
        if let local = options.local { mesh.localPeers[arrival.adapter] = local }
        guard !options.linkPeers.isEmpty, let peer = options.linkPeers[arrival.handle], arrival.direction == .received else {
            return
        }
        gates.bind(arrival, to: peer)
    }

    private func claims(_ packet: DissectedPacket, _ payload: RawSpan) -> AnnounceClaims? {
        guard mesh.inHand.header?.type == .announce, let range = packet.payloadRange else { return nil }
        return payload.withBytes(range) { AnnounceClaims($0, mesh.hasher) }
    }

    private func verify(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan) -> SignatureCheck? {
        guard options.verifiesSignatures, let whole = packet.frame, let range = packet.payloadRange else { return nil }
        return payload.withBytes(range) {
            signatures.check(
                whole, in: frame, payload: $0, announced: mesh.claims?.android?.keys.signing, by: mesh.signatures.verifier)
        }
    }

    /// Adds the profiles' answers for the packet.
    private func answer(_ verdicts: inout JudgedPacket.Verdicts, _ packet: DissectedPacket, _ payload: RawSpan) {
        guard let header = mesh.inHand.header, let range = packet.payloadRange else {
            for profile in options.profiles { verdicts.append(profile, SecurityGate.malformed(now: now)) }
            return
        }
        payload.withBytes(range) { arriving.take(header, packet, $0, mesh) }
        judge(&verdicts)
        verdicts.revise { settle($0) }
    }

    /// Adds the answers of whoever received the packet.
    private func judge(_ verdicts: inout JudgedPacket.Verdicts) {
        if mesh.inHand.arrival == nil { return gates.judgeAlone(&arriving, local: options.local, now: now, &verdicts) }
        if gates.judge(&arriving, mesh, now: now, &verdicts) { return }
        for profile in options.profiles {
            arriving.set(for: profile)
            verdicts.append(profile, GateVerdict(arriving.arrival.payloadDecodes ? .notChecked : .malformed, now: now))
        }
    }

    /// The reason as it is shown: open where the capture does not say enough.
    private func settle(_ reason: VerdictReason) -> VerdictReason {
        if clockIsInDoubt, reason.dependsOnClock { return .undecided }
        guard case .unsolicitedResponse = reason, mayHaveAskedBefore else { return reason }
        return .notChecked
    }

    /// Whether the request may have been sent before the capture began: on a link that was open already, in its first 30 s.
    private var mayHaveAskedBefore: Bool {
        guard let arrival = mesh.inHand.arrival, let now, let firstTime else { return false }
        return arrival.role == .unknown && now.elapsed(since: firstTime) <= ProtocolLimits.responseWindow
    }

    /// The newest request that a packet with ttl 0 could answer.
    private func solicitation() -> Solicitation? {
        guard let header = mesh.inHand.header, header.ttl == 0, header.type != .requestSync, let arrival = mesh.inHand.arrival,
            let now, let newest = mesh.requests.answerable(by: arrival).last
        else { return nil }
        return Solicitation(record: newest.record, age: now.elapsed(since: newest.time))
    }

    /// A request opens the window for its answers, once it was judged.
    private func register(_ packet: DissectedPacket) {
        guard let header = mesh.inHand.header, header.type == .requestSync, case .requestSync = packet.payload,
            let arrival = mesh.inHand.arrival, let now
        else { return }
        gates.register(header, to: mesh.inHand.recipient, arrival, now: now)
    }
}
