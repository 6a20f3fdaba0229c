import WireFormat

/// Inflates whole compressed bodies, one after the other, with one decompressor and one buffer.
///
/// Memory is bounded by the largest limit ever asked for, and grows with the output that really appears: a small body
/// that declares a megabyte costs nothing. Bodies are independent of each other.
package final class RawInflater {
    /// What stands around the DEFLATE data.
    package enum Wrapper: Sendable {
        /// Nothing: RFC 1951 (docs/protocol.md 4.7).
        case raw
        /// A two-byte header and a checksum: RFC 1950.
        case zlib
    }

    private static let firstCapacity = 4096

    private let stream = ZlibStream(.raw)
    private var output = [UInt8](repeating: 0, count: RawInflater.firstCapacity)
    private var probe: [UInt8] = [0]
    private var produced = 0

    /// Makes an inflater with a small buffer.
    package init() {}

    /// Inflates `range` of `bytes` up to `limit` bytes of output, which `withOutput` then shows.
    ///
    /// A range that leaves `bytes` is cut to them; a negative limit counts as 0.
    package func inflate(_ bytes: RawSpan, _ range: ByteRange, limit: Int, wrapper: Wrapper = .raw) -> RawInflateResult {
        stream.reset(wrapper == .raw ? .raw : .zlib)
        produced = 0
        var consumed = 0
        while true {
            let room = min(limit, output.count) - produced
            let rest = ByteRange(range.offset + consumed, range.count - consumed)
            let step = stream.step(bytes, rest, into: &output, at: produced, count: room, isLast: true)
            produced += step.produced
            consumed += step.consumed
            if step.status == .running, step.produced >= room, produced < limit {
                grow(to: limit)
                continue
            }
            return RawInflateResult(
                produced: produced, consumed: consumed,
                ending: ending(
                    step, isFull: produced >= limit, bytes, ByteRange(rest.offset + step.consumed, rest.count - step.consumed)))
        }
    }

    /// Runs `body` on the bytes that the last call inflated.
    package func withOutput<Result: ~Copyable, Failure: Error>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let whole = output
        return try unsafe whole.span.bytes.withBytes(ByteRange(0, produced), body)
    }

    /// A copy of the bytes that the last call inflated.
    package var outputBytes: [UInt8] { Array(output.prefix(produced)) }

    /// Four times the room, at most `limit` bytes.
    private func grow(to limit: Int) {
        let target = min(limit, output.count * 4)
        output.append(contentsOf: repeatElement(0, count: target - output.count))
    }

    /// Names the reason why zlib stopped; at the limit one byte of room tells whether anything was still to come.
    private func ending(_ step: ZlibStream.Step, isFull: Bool, _ bytes: RawSpan, _ rest: ByteRange) -> RawInflateResult.Ending {
        switch step.status {
        case .finished: return .finished
        case .corrupt: return .corrupt
        case .running:
            guard isFull else { return .inputEnded }
            let more = stream.step(bytes, rest, into: &probe, at: 0, count: 1, isLast: true)
            if more.produced > 0 { return .outputFull }
            switch more.status {
            case .finished: return .finished
            case .corrupt: return .corrupt
            case .running: return .inputEnded
            }
        }
    }
}
