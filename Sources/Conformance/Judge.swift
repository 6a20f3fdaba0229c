import BitchatFrame
import BitchatPayload
import Dissection
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
    private var firstTime: Int64?

    /// Makes a judge that hands its packets to `sink`.
    package init(into sink: any JudgedPacketSink, _ options: JudgeOptions) {
        self.sink = sink
        self.options = options
        gates = Gates(options.profiles)
        rules = RuleSet(isEmpty: !options.findsFaults)
    }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        var packet = packet
        prepare(&packet)
        mesh.payloadHash = hash(packet, payloadBytes)
        mesh.claims = claims(packet, payloadBytes)
        mesh.signature = verify(packet, frameBytes, payloadBytes)
        let verdicts = verdicts(packet, payloadBytes)
        var findings = FindingList()
        rules.observe(packet, frameBytes, payloadBytes, mesh, &findings)
        let solicitation = solicitation(packet)
        mesh.learn(packet, payloadBytes)
        register(packet)
        let judged = JudgedPacket(
            packet: packet, signature: mesh.signature, verdicts: verdicts, solicitation: solicitation, findings: findings.findings
        )
        sink.packet(judged, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {
        var findings = FindingList()
        rules.observe(advertisement, mesh, &findings)
        sink.advertisement(advertisement, source: source, findings.findings)
    }

    package func heard(_ advertisement: Advertisement, source: String) { sink.heard(advertisement, source: source) }

    package func event(_ event: LinkEvent, source: String) { sink.event(event, source: source) }

    package func closed(_ link: Link) {
        gates.close(link)
        rules.closed(link)
        mesh.close(link)
    }

    package func clockIsDoubtful() { mesh.clockIsDoubtful = options.now == nil }

    /// Sets the clock, and what the user said about peers.
    private func prepare(_ packet: inout DissectedPacket) {
        guard let context = packet.context else {
            mesh.now = options.now
            return
        }
        mesh.now = options.now ?? (context.record.time.isKnown ? context.record.time.milliseconds : nil)
        firstTime = firstTime ?? mesh.now
        if let local = options.local { mesh.localPeers[context.record.adapter] = local }
        if let peer = options.linkPeers[context.link.handle] {
            packet.context?.linkPeer = peer
            if context.direction == .received { gates.bind(context, to: peer) }
        }
    }

    /// The first eight bytes of SHA-256 of the payload.
    private func hash(_ packet: DissectedPacket, _ payload: RawSpan) -> UInt64 {
        guard let range = packet.payloadRange else { return 0 }
        return payload.withBytes(range) { mesh.hasher.hash($0).first }
    }

    private func claims(_ packet: DissectedPacket, _ payload: RawSpan) -> AnnounceClaims? {
        guard packet.header?.type == .announce, let range = packet.payloadRange else { return nil }
        return payload.withBytes(range) { AnnounceClaims($0, mesh.hasher) }
    }

    private func verify(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan) -> SignatureCheck? {
        guard options.verifiesSignatures, let whole = packet.frame, let range = packet.payloadRange else { return nil }
        return payload.withBytes(range) {
            signatures.check(whole, in: frame, payload: $0, claim: mesh.claims?.android, by: mesh.signatures)
        }
    }

    private func verdicts(_ packet: DissectedPacket, _ payload: RawSpan) -> [JudgedPacket.Verdict] {
        let answers = answers(packet, payload)
        return zip(options.profiles, answers).map { JudgedPacket.Verdict(profile: $0, answer: $1) }
    }

    private func answers(_ packet: DissectedPacket, _ payload: RawSpan) -> [GateVerdict] {
        guard let header = packet.header, let range = packet.payloadRange else {
            return options.profiles.map { _ in SecurityGate.malformed(now: mesh.now) }
        }
        let arrivals = payload.withBytes(range) { inner in
            options.profiles.map { arrival(header, packet, inner, $0) }
        }
        let found = gateAnswers(arrivals, packet)
        return found.map { settle($0, packet) }
    }

    private func gateAnswers(_ arrivals: [GateArrival], _ packet: DissectedPacket) -> [GateVerdict] {
        guard let context = packet.context else {
            return gates.judgeAlone(arrivals, local: options.local, now: mesh.now)
        }
        let answers = gates.judge(
            arrivals, context, from: mesh.transmitter(of: context), to: mesh.receiver(of: context), keys: mesh.signatures.keys,
            rebuilt: packet.reassembly, now: mesh.now)
        return answers ?? arrivals.map { GateVerdict($0.payloadDecodes ? .notChecked : .malformed, now: mesh.now) }
    }

    /// The packet as the gate of one profile sees it.
    private func arrival(
        _ header: FrameHeader, _ packet: DissectedPacket, _ payload: RawSpan, _ profile: GateProfile.Name
    ) -> GateArrival {
        GateArrival(
            header: header, link: packet.context?.link.id.serial, payloadDigest: mesh.payloadDigest,
            prefixKey: profile == .android ? PrefixDuplicateKey(header, payload: payload) : nil,
            signature: signatureState(packet, profile), claim: mesh.claims?.claim(for: profile),
            payloadDecodes: profile == .android ? androidDecodes(header.type, packet, payload) : packet.error == nil)
    }

    /// Whether the Android app can read the payload, of the types that it reads (docs/protocol.md 13.4, 13.6).
    private func androidDecodes(_ type: MessageType, _ packet: DissectedPacket, _ payload: RawSpan) -> Bool {
        switch type {
        case .fragment: (try? FragmentPayload(android: payload, payload.whole)) != nil
        case .requestSync: (try? AndroidRequestSync(decoding: payload, payload.whole)) != nil
        case .voiceFrame: packet.error?.layer != .payload
        default: true
        }
    }

    /// What the gate is told of the signature.
    ///
    /// In a capture a missing key proves nothing, since its owner may have announced it before the capture began.
    private func signatureState(_ packet: DissectedPacket, _ profile: GateProfile.Name) -> SignatureState {
        let state = mesh.signature?.state(for: profile) ?? .notChecked
        return state == .noKey && packet.context != nil && packet.isCaptured && packet.header?.type != .announce
            ? .notChecked : state
    }

    /// The answer as it is shown: open where the capture does not say enough.
    private func settle(_ verdict: GateVerdict, _ packet: DissectedPacket) -> GateVerdict {
        var verdict = verdict
        if mesh.clockIsDoubtful, verdict.reason.dependsOnClock { verdict.reason = .undecided }
        if verdict.reason == .unsolicitedResponse, mayHaveAskedBefore(packet) { verdict.reason = .notChecked }
        return verdict
    }

    /// Whether the request may have been sent before the capture began: on a link that was open already, in its first 30 s.
    private func mayHaveAskedBefore(_ packet: DissectedPacket) -> Bool {
        guard let context = packet.context, let now = mesh.now, let firstTime else { return false }
        return context.link.role == .unknown && now.elapsed(since: firstTime) <= ProtocolLimits.responseWindow
    }

    /// The newest request that a packet with ttl 0 could answer.
    private func solicitation(_ packet: DissectedPacket) -> Solicitation? {
        guard let header = packet.header, header.ttl == 0, header.type != .requestSync, let context = packet.context,
            let now = mesh.now, let newest = mesh.requests.answerable(by: context).last
        else { return nil }
        return Solicitation(record: newest.record, age: now.elapsed(since: newest.time))
    }

    /// A request opens the window for its answers, once it was judged.
    private func register(_ packet: DissectedPacket) {
        guard case .requestSync = packet.payload, let header = packet.header, let context = packet.context, let now = mesh.now
        else { return }
        gates.register(header, to: packet.frame?.recipient, context, now: now)
    }
}
