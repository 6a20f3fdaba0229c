import CZlib
import WireFormat

/// One zlib decompressor: the only place that touches its C state.
///
/// zlib keeps a pointer back to its control block, so the block stands at a fixed address on the heap and lives as
/// long as this object.
@safe final class ZlibStream {
    /// What one call of zlib achieved.
    struct Step {
        /// Input bytes used.
        var consumed: Int
        /// Output bytes written.
        var produced: Int
        /// What zlib answered.
        var status: Status
    }

    /// What zlib answered.
    enum Status {
        /// It stopped for want of input or of room.
        case running
        /// The last block and the wrapper's trailer are through.
        case finished
        /// The bytes are no such stream.
        case corrupt
    }

    /// The wrapper around the DEFLATE data, as zlib's window bits.
    enum Wrapper: Int32 {
        case raw = -15
        case zlib = 15
        case gzip = 31
    }

    /// On the heap, since zlib's state points back at it; freed with the stream.
    private let control: UnsafeMutablePointer<z_stream>
    private let isReady: Bool

    /// Makes a decompressor for streams in `wrapper`.
    init(_ wrapper: Wrapper) {
        unsafe control = .allocate(capacity: 1)
        unsafe control.initialize(to: z_stream())
        isReady = unsafe bitchat_inflate_init(control, wrapper.rawValue) == Z_OK
    }

    deinit {
        if isReady { unsafe inflateEnd(control) }
        unsafe control.deallocate()
    }

    /// Forgets the stream read so far and begins another, which may have another wrapper.
    func reset(_ wrapper: Wrapper) {
        if isReady { unsafe inflateReset2(control, wrapper.rawValue) }
    }

    /// Inflates from `range` of `input` into `output`, from `offset` on and at most `count` bytes.
    ///
    /// `isLast` says that no more input follows, which spares zlib a copy of its window. Ranges beyond the buffers
    /// are cut to them.
    func step(
        _ input: RawSpan, _ range: ByteRange, into output: inout [UInt8], at offset: Int, count: Int, isLast: Bool
    ) -> Step {
        guard isReady, offset >= 0, offset <= output.count else { return Step(consumed: 0, produced: 0, status: .corrupt) }
        let room = min(max(count, 0), output.count - offset)
        return input.withBytes(range) { part in
            unsafe part.withUnsafeBytes { source in
                // `room` was cut to what stands behind `offset` above.
                unsafe output.withUnsafeMutableBytes { target in unsafe run(source, target, at: offset, room: room, isLast) }
            }
        }
    }

    /// Hands both buffers to zlib, which keeps neither beyond the call.
    private func run(
        _ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawBufferPointer, at offset: Int, room: Int, _ isLast: Bool
    ) -> Step {
        // zlib refuses null pointers even for no bytes; this one byte is neither read nor written.
        var nothing: UInt8 = 0
        return unsafe withUnsafeMutablePointer(to: &nothing) { empty in
            let from = unsafe source.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let into = unsafe target.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let size = UInt32(clamping: source.count)
            let space = UInt32(clamping: room)
            unsafe control.pointee.next_in = unsafe from.map { unsafe UnsafeMutablePointer(mutating: $0) } ?? empty
            unsafe control.pointee.avail_in = size
            unsafe control.pointee.next_out = unsafe into.map { unsafe $0 + offset } ?? empty
            unsafe control.pointee.avail_out = space
            let answer = unsafe inflate(control, isLast ? Z_FINISH : Z_SYNC_FLUSH)
            return Step(
                consumed: unsafe Int(size &- control.pointee.avail_in),
                produced: unsafe Int(space &- control.pointee.avail_out), status: Self.status(answer))
        }
    }

    private static func status(_ answer: Int32) -> Status {
        switch answer {
        case Z_STREAM_END: .finished
        case Z_OK, Z_BUF_ERROR: .running
        default: .corrupt
        }
    }
}
