import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import WireFormat

/// Makes gate arrivals of frames on the air, as `Judge` of Conformance does.
struct GateFrameReader {
    private let apple = FrameDecoder(limits: .ios), android = FrameDecoder(limits: .android)
    private let inflater = FrameInflater()
    private let hasher = SHA256Hasher()

    /// The frame that `bytes` begin with, with another time where one is given; nil when neither app reads it.
    ///
    /// A signature is not verified: `signature` is what is known about it where there is one.
    func frame(_ bytes: RawSpan, link: Int?, signature: SignatureState, timestamp: UInt64?) -> GateFrame? {
        let first = side(bytes, apple, link, signature, timestamp), second = side(bytes, android, link, signature, timestamp)
        return first == nil && second == nil ? nil : GateFrame(apple: first, android: second)
    }

    private func side(
        _ bytes: RawSpan, _ decoder: FrameDecoder, _ link: Int?, _ signature: SignatureState, _ timestamp: UInt64?
    ) -> GateFrame.Side? {
        guard let frame = try? decoder.frame(bytes, bytes.whole) else { return nil }
        var header = frame.header
        if let timestamp { header.timestamp = timestamp }
        let state: SignatureState = frame.signature == nil ? .absent : signature == .absent ? .notChecked : signature
        let isAndroid = decoder.limits == .android
        return try? inflater.withPayload(of: frame, in: bytes, limits: decoder.limits) { payload in
            let digest = UInt32(truncatingIfNeeded: hasher.hash(payload).first >> 32)
            let claim = header.type == .announce ? AnnounceClaim(payload, for: isAndroid ? .android : .ios, hasher) : nil
            let frame = GateCase(
                header: header, link: link, digest: digest, prefix: 0, signature: state, claim: claim,
                decodes: isAndroid ? androidDecodes(header.type, payload) : appleDecodes(header.type, payload))
            return GateFrame.side(frame, payload, isAndroid: isAndroid)
        }
    }

    private func appleDecodes(_ type: MessageType, _ payload: RawSpan) -> Bool {
        (try? Payload.decode(type: type, payload, payload.whole)) != nil
    }

    /// Whether Android can read the payload, of the types that it reads.
    private func androidDecodes(_ type: MessageType, _ payload: RawSpan) -> Bool {
        switch type {
        case .fragment: (try? FragmentPayload(android: payload, payload.whole)) != nil
        case .requestSync: (try? AndroidRequestSync(decoding: payload, payload.whole)) != nil
        case .voiceFrame: appleDecodes(type, payload)
        default: true
        }
    }
}
