import WireFormat

/// Inflates whole compressed bodies, one after the other, with one decompressor and one buffer; a body that came a moment ago
/// is not inflated again.
///
/// Memory is bounded by the largest limit ever asked for and `spare` bytes, and grows with the output that really appears:
/// a small body that declares a megabyte costs nothing. Bodies are independent of each other.
package final class RawInflater {
    /// What stands around the DEFLATE data.
    package enum Wrapper: Sendable {
        /// Nothing: RFC 1951 (docs/protocol.md 4.7).
        case raw
        /// A two-byte header and a checksum: RFC 1950.
        case zlib
    }

    private static let firstCapacity = 4096
    /// Room beyond the limit: only with room for the longest match (258 bytes, RFC 1951 3.2.5) does zlib write in long steps.
    ///
    /// It is also what tells whether anything was to come after the limit.
    private static let spare = 320

    private let stream = ZlibStream(.raw)
    private var output = [UInt8](repeating: 0, count: RawInflater.firstCapacity)
    private var produced = 0
    private var recent = RecentBodies()
    /// Where the last body is kept, if it was not inflated again.
    private var shown: Int?

    /// Makes an inflater with a small buffer.
    package init() {}

    /// Inflates `range` of `bytes` up to `limit` bytes of output, which `withOutput` then shows.
    ///
    /// A range that leaves `bytes` is cut to them; a negative limit counts as 0.
    package func inflate(_ bytes: RawSpan, _ range: ByteRange, limit: Int, wrapper: Wrapper = .raw) -> RawInflateResult {
        let limit = max(limit, 0)
        let place = recent.place(of: bytes, range)
        if let place, let kept = recent.find(at: place, bytes, range, wrapper), kept.outputCount <= limit {
            shown = kept.place
            return RawInflateResult(produced: kept.outputCount, consumed: range.count, ending: .finished)
        }
        shown = nil
        let result = inflate(bytes, range, limit, wrapper)
        produced = result.produced
        if let place, result.ending == .finished, result.consumed == range.count {
            recent.keep(at: place, bytes, range, wrapper, output, produced)
        }
        return result
    }

    private func inflate(_ bytes: RawSpan, _ range: ByteRange, _ limit: Int, _ wrapper: Wrapper) -> RawInflateResult {
        stream.reset(wrapper == .raw ? .raw : .zlib)
        var written = 0
        var consumed = 0
        while true {
            let room = min(output.count, Self.bound(limit)) - written
            let rest = ByteRange(range.offset + consumed, range.count - consumed)
            let step = stream.step(bytes, rest, into: &output, at: written, count: room, isLast: true)
            written += step.produced
            consumed += step.consumed
            if step.status == .running, step.produced == room, written <= limit {
                grow(to: limit)
                continue
            }
            let ending: RawInflateResult.Ending = written > limit ? .outputFull : Self.ending(step.status)
            return RawInflateResult(produced: min(written, limit), consumed: consumed, ending: ending)
        }
    }

    /// Runs `body` on the bytes that the last call inflated.
    package func withOutput<Result: ~Copyable, Failure: Error>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if let shown { return try recent.withOutput(at: shown, body) }
        let whole = output
        return try unsafe whole.span.bytes.withBytes(ByteRange(0, produced), body)
    }

    /// Runs `body` on the same bytes, without the cost of a generic call from another module.
    package func show(to body: (RawSpan) -> Void) {
        if let shown { return recent.withOutput(at: shown, body) }
        let whole = output
        unsafe whole.span.bytes.withBytes(ByteRange(0, produced), body)
    }

    /// A copy of the bytes that the last call inflated.
    package var outputBytes: [UInt8] { withOutput { $0.array } }

    /// Four times the room, at most what `limit` asks for.
    private func grow(to limit: Int) {
        let target = min(Self.bound(limit), output.count * 4)
        output.append(contentsOf: repeatElement(0, count: target - output.count))
    }

    /// The most that is written for a body of at most `limit` bytes.
    private static func bound(_ limit: Int) -> Int { min(limit, .max - spare) + spare }

    /// Names the reason why zlib stopped.
    private static func ending(_ status: ZlibStream.Status) -> RawInflateResult.Ending {
        switch status {
        case .finished: .finished
        case .corrupt: .corrupt
        case .running: .inputEnded
        }
    }
}
