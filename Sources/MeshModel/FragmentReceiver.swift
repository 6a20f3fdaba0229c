import BitchatFrame
import WireFormat

/// Takes the fragments that a gate admitted and judges what they rebuild, as one app does (docs/protocol.md 3.6, 5.3).
package struct FragmentReceiver {
    /// The open streams.
    package var assembler: FragmentAssembler
    private let limits: FrameLimits
    private let decoder: FrameDecoder
    private let inflater = FrameInflater()

    /// Makes a receiver by the rules of a profile; `spec` joins as iOS does.
    package init(_ profile: GateProfile.Name) {
        assembler = FragmentAssembler(rules: profile == .android ? .android : .ios)
        limits = profile == .android ? .android : .ios
        decoder = FrameDecoder(limits: limits)
    }

    /// Takes the fragment whose inflated payload stands at `payload` of `bytes`; nil below the 13 bytes of a header.
    package mutating func receive(
        _ frame: Frame, _ bytes: RawSpan, _ payload: ByteRange, tag: Int = 0, gate: SecurityGate, now: Int64
    ) -> FragmentReception? {
        guard let piece = FragmentPiece(bytes, payload, tag: tag) else { return nil }
        let slice = FragmentPiece.slice(of: payload)
        if let refusal = assembler.rules.refusal(of: piece, sliceBytes: slice.count) {
            return FragmentReception(isArchived: false, outcome: .refused(refusal))
        }
        guard frame.header.sender != gate.local else { return FragmentReception(isArchived: frame.isBroadcast) }
        let (decoder, inflater, limits) = (decoder, inflater, limits)
        let outcome = assembler.add(
            piece, sender: frame.header.sender, isBroadcast: frame.isBroadcast, now: now, bytes, slice
        ) { Self.frame($0, decoder, inflater, limits) != nil }
        return FragmentReception(
            isArchived: frame.isBroadcast, outcome: outcome, inner: inner(of: outcome, frame.header.sender, gate, now))
    }

    /// The rebuilt frame, where a fragment by `sender` completed one.
    private func inner(of outcome: FragmentOutcome, _ sender: PeerID, _ gate: SecurityGate, _ now: Int64) -> InnerFrame? {
        guard case .complete(let packet) = outcome else { return nil }
        return packet.bytes.withRawSpan { Self.frame($0, decoder, inflater, limits) }.map { inner($0, from: sender, gate, now) }
    }

    /// The rebuilt frame as it is handed on: from the author of the fragments, judged as its own author.
    private func inner(_ frame: Frame, from sender: PeerID, _ gate: SecurityGate, _ now: Int64) -> InnerFrame {
        var handed = frame
        handed.header.ttl = 0
        guard gate.profile.name != .android else { return InnerFrame(frame: handed, verdict: nil) }
        var verdict = gate.admitInner(frame.header, now: now)
        verdict.source = sender
        return InnerFrame(frame: handed, verdict: verdict)
    }

    /// The frame that `bytes` are, or nil when they do not decode or inflate.
    private static func frame(
        _ bytes: RawSpan, _ decoder: FrameDecoder, _ inflater: FrameInflater, _ limits: FrameLimits
    ) -> Frame? {
        guard let frame = try? decoder.frame(bytes, bytes.whole),
            (try? inflater.withPayload(of: frame, in: bytes, limits: limits) { _ in true }) == true
        else { return nil }
        return frame
    }
}
