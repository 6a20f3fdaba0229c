import Inflate
import WireFormat

/// Gives the payload of decoded frames, inflating where needed into one buffer that is used again and again.
package final class FrameInflater {
    private let inflater = RawInflater()

    /// Makes an inflater with a small buffer.
    package init() {}

    /// Runs `body` on the payload: the frame's own bytes when plain, otherwise the inflated ones.
    ///
    /// `frame` was decoded from `bytes` with the same `limits`, so that the declared size is bounded before anything is
    /// inflated. Throws `inflate` for a body that is corrupt or ends before any output, `originalMismatch` for another
    /// size than declared, `trailingBytes` for bytes after the final block, each only where `limits` do not tolerate it;
    /// `needed` is the declared size, `available` what came out (docs/protocol.md 2.4).
    package func withPayload<Result>(
        of frame: Frame, in bytes: RawSpan, limits: FrameLimits, _ body: (RawSpan) throws(DecodeError) -> Result
    ) throws(DecodeError) -> Result {
        guard frame.originalSize != nil else { return try bytes.withBytes(frame.body, body) }
        try inflate(frame, in: bytes, limits: limits)
        return try inflater.withOutput(body)
    }

    /// Inflates the payload of a compressed frame, which `withInflated` then shows; throws as `withPayload` does.
    package func inflate(_ frame: Frame, in bytes: RawSpan, limits: FrameLimits) throws(DecodeError) {
        let size = frame.originalSize ?? 0
        guard let reason = inflate(frame.body, in: bytes, size, limits.tolerance) else { return }
        throw DecodeError(
            reason.0, layer: .frame, claim: .compressionFlag, offset: frame.body.offset, needed: size, available: reason.1)
    }

    /// Runs `body` on the payload that was inflated last; not generic, since it is called for every compressed packet.
    package func withInflated(_ body: (RawSpan) -> Void) { inflater.show(to: body) }

    /// Inflates a body; nil when it is taken, otherwise why not, and the bytes that came out.
    private func inflate(
        _ body: ByteRange, in bytes: RawSpan, _ size: Int, _ tolerance: InflateTolerance
    ) -> (DecodeError.Reason, Int)? {
        if tolerance.contains(.zlibWrapper), Self.looksWrapped(bytes, body) {
            let result = inflater.inflate(bytes, body, limit: size, wrapper: .zlib)
            if Self.fault(in: result, of: body, size, tolerance) == nil { return nil }
        }
        let result = inflater.inflate(bytes, body, limit: size)
        return Self.fault(in: result, of: body, size, tolerance).map { ($0, result.produced) }
    }

    /// What a decoder with `tolerance` has against the result.
    private static func fault(
        in result: RawInflateResult, of body: ByteRange, _ size: Int, _ tolerance: InflateTolerance
    ) -> DecodeError.Reason? {
        switch result.ending {
        case .corrupt: .inflate
        case .outputFull: tolerance.contains(.overLong) ? nil : .originalMismatch
        case _ where result.produced == 0: .inflate
        case _ where result.produced != size: .originalMismatch
        case .inputEnded: tolerance.contains(.unfinished) ? nil : .inflate
        case .finished: result.consumed == body.count || tolerance.contains(.afterEnd) ? nil : .trailingBytes
        }
    }

    /// Whether the first two bytes are a zlib header: method 8, and as a number a multiple of 31 (RFC 1950 2.2).
    private static func looksWrapped(_ bytes: RawSpan, _ body: ByteRange) -> Bool {
        guard body.count >= 2, let first = bytes.byte(at: body.offset), let second = bytes.byte(at: body.offset &+ 1) else {
            return false
        }
        return first & 15 == 8 && (Int(first) << 8 | Int(second)).isMultiple(of: 31)
    }
}
