import BitchatFrame
import WireFormat

extension FrameLaws {
    /// Holds both apps' inflating against a plain inflater and against each other; answers whether iOS takes the payload.
    static func holdInflating(
        _ frame: Frame, _ simple: SimpleFrame, _ bytes: RawSpan, _ tools: FrameTools, _ steps: FrameSubject,
        _ report: inout FuzzReport
    ) -> Bool {
        guard let size = simple.originalSize else { return true }
        let body = bytes.array(ByteRange(simple.section + simple.preamble, simple.payloadLength - simple.preamble))
        let plain = SimpleInflate(body, limit: size)
        let ios = try? steps.payload(tools.inflater, frame, bytes, steps.ios)
        let android = try? steps.payload(tools.inflater, frame, bytes, steps.android)
        report.require(ios.map { $0 == plain.output(size) } ?? true, inflateBound, "iOS inflates to \(hex(ios))")
        holdTaken(plain, size, body, (ios != nil, android != nil), &report)
        holdAndroid(android, plain, size, body, &report)
        return ios != nil
    }

    private static func holdTaken(
        _ plain: SimpleInflate, _ size: Int, _ body: [UInt8], _ taken: (ios: Bool, android: Bool), _ report: inout FuzzReport
    ) {
        let isExact = plain.ending == .finished && plain.produced.count == size
        let isOverLong = plain.produced.count > size
        if isExact || isOverLong { report.require(taken.ios, inflateBound, "iOS refuses \(size) bytes that are there") }
        if plain.produced.count < size { report.require(!taken.ios, inflateBound, "iOS takes a body that is too short") }
        if isExact, plain.consumed == body.count {
            report.require(taken.android, inflateBound, "Android refuses a body that is exact")
        }
        guard taken.android != taken.ios else { return }
        let isWrapped = wrapped(body)
        let isPerfect = isExact && plain.consumed == body.count
        report.require(
            taken.android ? isWrapped : !isPerfect, profiles,
            "iOS \(taken.ios ? "takes" : "refuses"), Android \(taken.android ? "takes" : "refuses") the body \(hex(body))")
    }

    private static func holdAndroid(
        _ payload: [UInt8]?, _ plain: SimpleInflate, _ size: Int, _ body: [UInt8], _ report: inout FuzzReport
    ) {
        guard let payload else { return }
        let isPlain = plain.ending == .finished && plain.consumed == body.count && payload == plain.produced
        let isUnwrapped = wrapped(body) && payload == SimpleInflate(Array(body.dropFirst(2)), limit: size).output(size)
        report.require(isPlain || isUnwrapped, inflateBound, "Android inflates to \(hex(payload))")
    }

    /// Whether a body looks like one with a zlib header (RFC 1950).
    private static func wrapped(_ body: [UInt8]) -> Bool {
        body.count >= 2 && body[0] & 15 == 8 && (Int(body[0]) * 256 + Int(body[1])) % 31 == 0
    }
}
