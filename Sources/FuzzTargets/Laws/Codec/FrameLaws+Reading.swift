import BitchatFrame
import WireFormat

extension FrameLaws {
    /// Holds the decoder's answer against the plain reading and against its own claims.
    @inline(__always)
    static func holdDecode(
        _ answer: Result<Frame, DecodeError>, _ simple: SimpleFrame, _ bytes: RawSpan, _ report: inout FuzzReport
    ) {
        switch answer {
        case .success(let frame):
            report.require(
                simple.agrees(with: frame), decode, "expected \(simple.refusal.map { "\($0)" } ?? "\(simple)"), found \(frame)")
            report.require(staysInside(frame, bytes.byteCount), lengthClaims, "\(frame) leaves \(bytes.byteCount) bytes")
        case .failure(let error):
            report.require(
                simple.refusal == error.reason, decode, "expected \(simple.refusal.map { "\($0)" } ?? "a frame"), found \(error)")
            report.require(claimHolds(error, simple, bytes.byteCount), lengthClaims, "\(error) for \(bytes.byteCount) bytes")
        }
    }

    private static func staysInside(_ frame: Frame, _ count: Int) -> Bool {
        frame.length <= count && frame.section.end <= frame.length && frame.body.end == frame.section.end
            && frame.route.end <= frame.section.offset && frame.signature?.end ?? frame.length == frame.length
    }

    private static func claimHolds(_ error: DecodeError, _ simple: SimpleFrame, _ count: Int) -> Bool {
        guard error.layer == .frame, error.offset >= 0, error.needed >= 0 else { return false }
        switch error.reason {
        case .truncated:
            return error.available == count && error.needed > count && (simple.end == 0 || error.needed == simple.end)
        case .short: return error.available == count && error.needed > count
        case .lengthLimit: return error.available == simple.payloadLength && error.needed < error.available
        default: return true
        }
    }

    /// Holds the two apps' answers against each other.
    @inline(__always)
    static func holdProfiles(
        _ ios: Result<Frame, DecodeError>, _ android: Result<Frame, DecodeError>, _ report: inout FuzzReport
    ) {
        switch (ios, android) {
        case (.success(let one), .success(let other)):
            report.require(one == other, profiles, "iOS reads \(one), Android \(other)")
        case (.failure(let error), .success(let frame)):
            let size = max(Int(frame.header.payloadLength), frame.originalSize ?? 0)
            report.require(size > 1_179_760, profiles, "iOS refuses with \(error) what Android reads as \(frame)")
        case (.success(let frame), .failure(let error)):
            report.violated(profiles, "Android refuses with \(error) what iOS reads as \(frame)")
        case (.failure, .failure): break
        }
    }

    /// Holds the reading of padding against counting it, and the block table against docs/protocol.md 2.5.
    @inline(__always)
    static func holdPadding(
        _ bytes: RawSpan, after end: Int, size: Int, _ steps: FrameSubject, _ report: inout FuzzReport
    ) {
        let tail = steps.classify(bytes, end)
        let run = run(bytes)
        let isPadding = run > 0 && run == bytes.byteCount - end
        let expected = FramePadding.Tail(padding: isPadding ? run : 0, trailing: isPadding ? 0 : bytes.byteCount - end)
        report.require(tail == expected, padding, "after byte \(end) expected \(expected), found \(tail)")
        let length = steps.unpaddedLength(bytes)
        report.require(length == bytes.byteCount - run, padding, "\(run) bytes of padding, but length \(length)")
        let block = steps.block(size)
        report.require(block == SimpleFrame.block(size), padding, "\(size) bytes are padded to \(block)")
    }

    /// The length of the padding at the end of `bytes`: n, when the last n bytes have the value n.
    private static func run(_ bytes: RawSpan) -> Int {
        guard let last = bytes.byte(at: bytes.byteCount - 1), last > 0, Int(last) <= bytes.byteCount else { return 0 }
        var offset = bytes.byteCount - Int(last)
        while offset < bytes.byteCount {
            if bytes.byte(at: offset) != last { return 0 }
            offset += 1
        }
        return Int(last)
    }
}
