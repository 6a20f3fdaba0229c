import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

/// What a node does with frames that arrive.
extension SimulatedNode {
    /// Judges one frame from `link`; handles and relays it where it is accepted and backed by its author's key.
    mutating func receive(
        _ frame: SharedFrame, on link: Int, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        guard let reading = frame.packet.reading(for: settings.profile, codec) else {
            return output.note(.judged, .malformed)
        }
        let arrival = arrival(of: reading, ttl: frame.ttl, link, codec)
        let reason = gate.judge(arrival, now: now).reason
        output.note(.judged, reason)
        guard reason.accepts == true else { return }
        let accepted = AcceptedFrame(reading: reading, packet: frame.packet, link: link, arrival: arrival)
        bind(accepted)
        guard isTrusted(accepted, &output) else { return }
        handle(accepted, codec, now: now, &output)
        relay(accepted, codec, now: now, &output)
    }

    private func arrival(of reading: PacketReading, ttl: UInt8, _ link: Int, _ codec: MeshCodec) -> GateArrival {
        let header = reading.frame.header
        let pinned = header.type == .announce ? nil : gate.keys.keys(of: header.sender)?.signing
        return reading.arrival(ttl: ttl, on: link, pinned: pinned, for: settings.profile, codec)
    }

    /// Learns whose link it is, where the gate's own checks do not: the first direct announce binds (docs/protocol.md 5.2 row 7),
    /// on Android the last (chapter 8 row 24).
    private mutating func bind(_ accepted: AcceptedFrame) {
        let header = accepted.header
        guard header.type == .announce, header.ttl == ProtocolLimits.originTTL else { return }
        switch settings.profile {
        case .spec: _ = gate.links.bindIfUnbound(accepted.link, to: header.sender)
        case .android: gate.links.bind(accepted.link, to: header.sender)
        case .ios: break
        }
    }

    /// Whether the author's key stands behind the packet, and behind an announce its author's ID.
    private func isTrusted(_ accepted: AcceptedFrame, _ output: inout NodeOutput) -> Bool {
        guard let reason = distrust(accepted.arrival) else { return true }
        output.note(.distrusted, reason)
        return false
    }

    private func distrust(_ arrival: GateArrival) -> VerdictReason? {
        let header = arrival.header
        guard settings.signedTypes.contains(header.type) else { return nil }
        switch arrival.signature {
        case .absent: return .missingSignature
        case .noKey: return .unknownKey
        case .invalid, .notChecked: return .invalidSignature
        case .valid: break
        }
        guard header.type == .announce else { return nil }
        guard let claim = arrival.claim, claim.peer == header.sender else { return .identityMismatch }
        return gate.keys.keys(of: header.sender).map { $0 == claim.keys } ?? true ? nil : .keyChange
    }

    private mutating func handle(
        _ accepted: AcceptedFrame, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        switch accepted.header.type {
        case .requestSync: answer(accepted, codec, now: now, &output)
        case .fragment: join(accepted, codec, now: now, &output)
        case .leave: gossip.forget(accepted.header.sender)
        case .announce:
            learn(accepted, &output)
            keep(accepted.reading.stored(codec), now: now, &output)
        default: keep(accepted.reading.stored(codec), now: now, &output)
        }
    }

    /// Pins an author's keys, and greets it when it is new and its link ends here.
    private mutating func learn(_ accepted: AcceptedFrame, _ output: inout NodeOutput) {
        let header = accepted.header
        if let keys = accepted.arrival.claim?.keys { gate.keys.pin(keys, for: header.sender) }
        let isDirect = header.ttl == ProtocolLimits.originTTL && !accepted.isRebuilt
        guard isDirect, header.sender != identity.id, gate.links.owner(of: accepted.link) == header.sender,
            settings.profile == .android || greeted.insert(header.sender).inserted
        else { return }
        output.greetings.append(header.sender)
    }

    /// Keeps a fragment, and handles what it completes.
    private mutating func join(
        _ accepted: AcceptedFrame, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        var frame = accepted.reading.frame
        frame.header = accepted.header
        let reception = accepted.reading.contents.payload.withRawSpan {
            receiver.receive(frame, $0, $0.whole, gate: gate, now: now)
        }
        guard let reception else { return }
        if reception.isArchived { keep(accepted.reading.stored(codec), now: now, &output) }
        guard reception.inner != nil, case .complete(let whole) = reception.outcome else { return }
        handOn(SharedPacket(whole.bytes), of: whole.tags.count, from: accepted, codec, now: now, &output)
    }

    /// Judges and handles a packet put together from `count` fragments, of which `accepted` was the last.
    private mutating func handOn(
        _ packet: SharedPacket, of count: Int, from accepted: AcceptedFrame, _ codec: MeshCodec, now: Int64,
        _ output: inout NodeOutput
    ) {
        guard let reading = packet.reading(for: settings.profile, codec) else { return }
        let arrival = arrival(of: reading, ttl: reading.frame.header.ttl, accepted.link, codec)
        let reason = gate.judgeInner(arrival, from: accepted.header.sender, of: count, now: now).reason
        output.note(.rebuilt, reason, type: reading.frame.header.type)
        let rebuilt = AcceptedFrame(
            reading: reading, packet: packet, link: accepted.link, arrival: arrival, isRebuilt: true)
        guard reason.accepts == true, rebuilt.header.type != .fragment, isTrusted(rebuilt, &output) else { return }
        handle(rebuilt, codec, now: now, &output)
    }
}
