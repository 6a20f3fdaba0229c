import BitchatFrame
import WireFormat

/// Decodes and encodes whole frames as one app does.
struct FrameCodec {
    /// Whether it is the Android app.
    let isAndroid: Bool
    /// What the app takes.
    let limits: FrameLimits
    /// The app's encoder.
    let encoder: FrameEncoder
    private let steps: FrameSteps
    private let inflater = FrameInflater()

    /// Makes the codec of a profile; `spec` is silent about frames, and reads them as iOS does.
    init(_ profile: VectorProfile, _ steps: FrameSteps) {
        isAndroid = profile == .android
        limits = isAndroid ? steps.android : steps.ios
        self.steps = steps
        encoder = FrameEncoder(isAndroid ? .android : .ios)
    }

    /// The parts of the frame that `bytes` begin with.
    func frame(_ bytes: RawSpan) throws(DecodeError) -> Frame {
        try steps.decode(limits, bytes)
    }

    /// Runs `body` on the payload of `frame`.
    func withPayload<Result>(
        of frame: Frame, in bytes: RawSpan, _ body: (RawSpan) throws(DecodeError) -> Result
    ) throws(DecodeError) -> Result {
        let payload = try steps.payload(inflater, frame, bytes, limits)
        return try payload.withRawSpan { (payload) throws(DecodeError) in try body(payload) }
    }

    /// The contents of the frame that `bytes` begin with.
    func contents(_ bytes: RawSpan) throws(DecodeError) -> FrameContents {
        try contents(of: frame(bytes), in: bytes)
    }

    /// The contents of `frame`, which was decoded from `bytes`.
    func contents(of frame: Frame, in bytes: RawSpan) throws(DecodeError) -> FrameContents {
        FrameContents(frame, in: bytes, payload: try steps.payload(inflater, frame, bytes, limits))
    }

    /// The contents as vectors write them; the flag of an answer only where the app knows it.
    func fields(of contents: FrameContents) -> JSONObject {
        [
            "v": .integer(contents.version),
            "type": .integer(contents.type.rawValue),
            "ttl": .integer(contents.ttl),
            "ts": .decimal(contents.timestamp),
            "sender": .bytes(contents.sender),
            "payload": .bytes(contents.payload),
            "recipient": contents.recipient.map { .bytes($0) },
            "route": contents.route.isEmpty ? nil : .array(contents.route.map { .bytes($0) }),
            "sig": contents.signature.map { .bytes($0) },
            "rsr": contents.isSyncResponse && !isAndroid ? .bool(true) : nil,
        ]
    }

    /// The class of the refusal of the frame in `bytes`.
    ///
    /// An original size of 0 is what inflating fails at on iOS; Android looks at it before it looks for a body.
    func why(_ error: DecodeError, _ bytes: [UInt8]) -> JSONValue {
        let size = bytes.dropFirst(error.offset).prefix(max(0, error.needed - 1))
        let word =
            switch error.reason {
            case .originalLimit where !isAndroid && error.available == 0: "inflate"
            case .packedEmpty where isAndroid && size.allSatisfy({ $0 == 0 }): "original-limit"
            case .short: "short"
            case .version: "version"
            case .lengthLimit: "length-limit"
            case .truncated: isAndroid ? "cut" : Self.cut(error.claim)
            case .packedTooSmall: "packed-too-small"
            case .packedEmpty: "packed-empty"
            case .originalLimit: "original-limit"
            case .ratio: "ratio"
            case .originalMismatch where !isAndroid: "original-mismatch"
            default: "inflate"
            }
        return .string(word)
    }

    /// The part that is cut.
    private static func cut(_ claim: DecodeError.LengthClaim) -> String {
        switch claim {
        case .recipientFlag: "recipient-cut"
        case .routeCount: "route-cut"
        case .compressionFlag: "size-field-cut"
        case .signatureFlag: "signature-cut"
        default: "payload-cut"
        }
    }
}
