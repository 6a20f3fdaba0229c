import WireFormat

/// Joins the notifications of one link to frames exactly as the iOS app does (docs/protocol.md 1.5).
///
/// Time is an argument, in milliseconds of any clock that does not go back. The chunk that a reset strikes is lost too.
/// While nothing is buffered, whole frames are handed on from the chunk itself; at most 8 MiB are ever buffered.
package struct NotificationStreamAssembler: Sendable {
    /// An unfinished frame's length, and since when it has been known.
    private struct Wait: Sendable {
        var length: Int
        var since: Int64
    }

    /// What the bytes at the head of the buffer ask for.
    private enum Head {
        case frame(length: Int)
        case wait
        case reset(StreamReset)
    }

    private static let decoder = FrameDecoder(limits: .ios)
    private var buffer: [UInt8] = []
    private var wait: Wait?

    /// Makes an assembler with nothing buffered.
    package init() {}

    /// The bytes that wait for more.
    package var bufferedCount: Int { buffer.count }

    /// Takes the value of one notification that came at `time`.
    package mutating func receive(_ chunk: RawSpan, at time: Int64, _ sink: inout some FrameStreamSink) -> StreamOutcome {
        var outcome = StreamOutcome()
        if chunk.byteCount > ProtocolLimits.notificationStream - buffer.count {
            _ = reset(.bufferFull, losing: buffer.count + chunk.byteCount, &outcome)
            buffer = []
        } else if buffer.isEmpty {
            let used = scan(chunk, at: time, &outcome, &sink)
            buffer.append(chunk, ByteRange(used, chunk.byteCount - used))
        } else {
            buffer.append(chunk, chunk.whole)
            var joined: [UInt8] = []
            swap(&joined, &buffer)
            let used = unsafe scan(joined.span.bytes, at: time, &outcome, &sink)
            joined.removeFirst(used)
            swap(&joined, &buffer)
        }
        return outcome
    }

    /// Takes from the head of `bytes` all that can be decided, and returns how many bytes that is.
    private mutating func scan(
        _ bytes: RawSpan, at time: Int64, _ outcome: inout StreamOutcome, _ sink: inout some FrameStreamSink
    ) -> Int {
        var position = 0
        while bytes.byteCount - position >= ProtocolLimits.smallestFrame {
            if skipForeign(bytes, &position, &outcome, &sink) { continue }
            switch head(bytes, position, at: time) {
            case .wait: return position
            case .reset(let reason): return reset(reason, losing: bytes.byteCount - position, &outcome) + position
            case .frame(let length):
                wait = nil
                outcome.frames += 1
                bytes.withBytes(ByteRange(position, length)) { sink.frame($0) }
                position += length
                skipPadding(bytes, &position, &outcome)
            }
        }
        skipPadding(bytes, &position, &outcome)
        let rest = ByteRange(position, bytes.byteCount - position)
        return FramePadding.isRun(of: 0, bytes, rest) ? bytes.byteCount : position
    }

    /// Throws away `count` bytes, which it returns, and everything known about them.
    private mutating func reset(_ reason: StreamReset, losing count: Int, _ outcome: inout StreamOutcome) -> Int {
        outcome.reset = reason
        outcome.lost = count
        wait = nil
        return count
    }

    /// Skips a padding, or drops bytes one by one up to the next version byte or padding; false at a version byte.
    private mutating func skipForeign(
        _ bytes: RawSpan, _ position: inout Int, _ outcome: inout StreamOutcome, _ sink: inout some FrameStreamSink
    ) -> Bool {
        let start = position
        while bytes.byteCount - position >= ProtocolLimits.smallestFrame, !Self.isVersion(bytes.byte(at: position)),
            Self.paddingLength(bytes, position) == nil
        { position += 1 }
        if position > start {
            bytes.withBytes(ByteRange(start, position - start)) { sink.dropped($0) }
            outcome.dropped += position - start
        } else if Self.isVersion(bytes.byte(at: position)) {
            return false
        } else {
            skipPadding(bytes, &position, &outcome)
        }
        wait = nil
        return true
    }

    /// Reads the head of a frame at `position`, and starts or asks the stall timer when the frame is not whole.
    private mutating func head(_ bytes: RawSpan, _ position: Int, at time: Int64) -> Head {
        let range = ByteRange(position, bytes.byteCount - position)
        guard let header = try? Self.decoder.header(bytes, range) else { return .wait }
        let layout = FrameLayout(version: header.version, flags: header.flags, payloadLength: header.payloadLength)
        guard let hops = layout.hops(bytes, range) else { return .wait }
        if layout.isCompressed, layout.payloadLength < layout.sizeFieldLength { return .reset(.packedTooSmall) }
        let length = layout.length(hops: hops)
        if length > ProtocolLimits.notificationStream { return .reset(.frameTooLong) }
        if length <= range.count { return .frame(length: length) }
        guard let wait, wait.length == length else {
            wait = Wait(length: length, since: time)
            return .wait
        }
        let (elapsed, isBeyond) = time.subtractingReportingOverflow(wait.since)
        return elapsed >= ProtocolLimits.notificationStall && !isBeyond ? .reset(.stalled) : .wait
    }

    private func skipPadding(_ bytes: RawSpan, _ position: inout Int, _ outcome: inout StreamOutcome) {
        guard let length = Self.paddingLength(bytes, position) else { return }
        position += length
        outcome.padding += length
    }

    /// The length of the whole padding at `position`; values 1 and 2 look like versions and never count as one.
    private static func paddingLength(_ bytes: RawSpan, _ position: Int) -> Int? {
        guard let value = bytes.byte(at: position), value > 2, Int(value) <= bytes.byteCount - position else { return nil }
        return FramePadding.isRun(of: value, bytes, ByteRange(position, Int(value))) ? Int(value) : nil
    }

    private static func isVersion(_ byte: UInt8?) -> Bool { byte == 1 || byte == 2 }
}
