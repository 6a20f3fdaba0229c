import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

/// What a node does with frames that arrive.
extension SimulatedNode {
    /// Judges one frame from `link`; handles and relays it where it is accepted and backed by its author's key.
    mutating func receive(
        _ bytes: [UInt8], on link: Int, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        guard let (frame, contents) = codec.decode(bytes, for: settings.profile) else {
            return output.note(.judged, .malformed)
        }
        let arrival = arrival(frame, contents, bytes, link, codec)
        let reason = gate.judge(arrival, now: now).reason
        output.note(.judged, reason)
        guard reason.accepts == true else { return }
        let accepted = AcceptedFrame(frame: frame, contents: contents, link: link, arrival: arrival)
        bind(accepted)
        guard isTrusted(accepted, &output) else { return }
        handle(accepted, codec, now: now, &output)
        relay(accepted, codec, now: now, &output)
    }

    private func arrival(
        _ frame: Frame, _ contents: FrameContents, _ bytes: [UInt8], _ link: Int, _ codec: MeshCodec
    ) -> GateArrival {
        let pinned = gate.keys.keys(of: frame.header.sender)?.signing
        return contents.payload.withRawSpan { payload in
            let check = bytes.withRawSpan { codec.signatures.check(frame, in: $0, payload: payload, pinned: pinned) }
            return GateArrival(
                frame.header, payload: payload, link: link, signature: check.state(for: settings.profile), for: settings.profile,
                codec.hasher)
        }
    }

    /// Learns whose link it is, where the gate's own checks do not: the first direct announce binds (docs/protocol.md 5.2 row 7),
    /// on Android the last (chapter 8 row 24).
    private mutating func bind(_ accepted: AcceptedFrame) {
        let header = accepted.frame.header
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
        switch accepted.frame.header.type {
        case .requestSync: answer(accepted, codec, now: now, &output)
        case .fragment: join(accepted, codec, now: now, &output)
        case .leave: gossip.forget(accepted.frame.header.sender)
        case .announce:
            learn(accepted, &output)
            keep(accepted.contents, codec, now: now, &output)
        default: keep(accepted.contents, codec, now: now, &output)
        }
    }

    /// Pins an author's keys, and greets it when it is new and its link ends here.
    private mutating func learn(_ accepted: AcceptedFrame, _ output: inout NodeOutput) {
        let header = accepted.frame.header
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
        let payload = accepted.contents.payload
        let reception = payload.withRawSpan { receiver.receive(accepted.frame, $0, $0.whole, gate: gate, now: now) }
        guard let reception else { return }
        if reception.isArchived { keep(accepted.contents, codec, now: now, &output) }
        guard let inner = reception.inner, case .complete(let whole) = reception.outcome,
            let (frame, contents) = codec.decode(whole.bytes, for: settings.profile)
        else { return }
        let arrival = arrival(frame, contents, whole.bytes, accepted.link, codec)
        let sender = accepted.frame.header.sender
        let reason = gate.judgeInner(arrival, from: sender, of: whole.tags.count, now: now).reason
        output.note(.rebuilt, reason)
        let rebuilt = AcceptedFrame(
            frame: inner.frame, contents: contents, link: accepted.link, arrival: arrival, isRebuilt: true)
        guard reason.accepts == true, inner.frame.header.type != .fragment, isTrusted(rebuilt, &output) else { return }
        handle(rebuilt, codec, now: now, &output)
    }
}
