import WireFormat

/// Joins the writes of one central to frames exactly as the iOS app's peripheral role does (docs/protocol.md 1.5).
///
/// Pieces are placed by their offset in a buffer that stays until it begins with a frame: long writes come together, a
/// frame cut into ordinary writes (all at offset 0) does not. Each time at most one frame comes out, with all that follows
/// it in the buffer, which the app ignores; there is no time limit. A piece that begins beyond 1,000,000 bytes, which no
/// attribute write can, counts as too much and is not stored.
package struct WriteBufferAssembler: Sendable {
    private var buffer: [UInt8] = []
    private var isOverfull = false

    /// Makes an assembler with nothing buffered.
    package init() {}

    /// The bytes that wait for more.
    package var bufferedCount: Int { buffer.count }

    /// Takes one ordinary write.
    package mutating func receive(
        _ value: RawSpan, _ decoder: FrameDecoder, _ inflater: FrameInflater, _ sink: inout some FrameStreamSink
    ) -> StreamOutcome {
        guard buffer.isEmpty else {
            return receive([WritePiece(offset: 0, range: value.whole)], of: value, decoder, inflater, &sink)
        }
        var outcome = StreamOutcome()
        if !deliver(value, decoder, inflater, &sink, &outcome) {
            buffer.append(value, value.whole)
            clearIfOverfull(&outcome)
        }
        return outcome
    }

    /// Takes the pieces of a long write, or of requests that came together; each is a range of `bytes`.
    package mutating func receive(
        _ pieces: [WritePiece], of bytes: RawSpan, _ decoder: FrameDecoder, _ inflater: FrameInflater,
        _ sink: inout some FrameStreamSink
    ) -> StreamOutcome {
        var outcome = StreamOutcome()
        for piece in pieces.sorted(by: { $0.offset < $1.offset }) { place(piece, of: bytes) }
        if unsafe deliver(buffer.span.bytes, decoder, inflater, &sink, &outcome) {
            buffer = []
            isOverfull = false
        } else {
            clearIfOverfull(&outcome)
        }
        return outcome
    }

    /// Writes a piece over what is there, filling a gap before it with zeros.
    private mutating func place(_ piece: WritePiece, of bytes: RawSpan) {
        let range = piece.range.cut(to: bytes)
        guard !range.isEmpty else { return }
        guard 0...ProtocolLimits.writeBuffer ~= piece.offset else {
            isOverfull = true
            return
        }
        let gap = piece.offset - buffer.count
        if gap > 0 { buffer.append(contentsOf: repeatElement(0, count: gap)) }
        let covered = min(range.count, buffer.count - piece.offset)
        buffer.replaceSubrange(
            piece.offset..<piece.offset + covered, with: bytes.array(ByteRange(range.offset, covered)))
        buffer.append(bytes, ByteRange(range.offset + covered, range.count - covered))
    }

    /// Hands on `bytes` if they begin with a frame that decodes, its payload included.
    private func deliver(
        _ bytes: RawSpan, _ decoder: FrameDecoder, _ inflater: FrameInflater, _ sink: inout some FrameStreamSink,
        _ outcome: inout StreamOutcome
    ) -> Bool {
        guard let frame = try? decoder.frame(bytes, bytes.whole) else { return false }
        let isReadable: Void? = try? inflater.withPayload(of: frame, in: bytes, limits: decoder.limits) { _ in }
        guard isReadable != nil else { return false }
        let tail = FramePadding.classify(bytes, after: frame.length)
        outcome.frames = 1
        outcome.padding = tail.padding
        outcome.dropped = tail.trailing
        sink.frame(bytes)
        return true
    }

    private mutating func clearIfOverfull(_ outcome: inout StreamOutcome) {
        guard isOverfull || buffer.count > ProtocolLimits.writeBuffer else { return }
        outcome.reset = .bufferFull
        outcome.lost = buffer.count
        buffer = []
        isOverfull = false
    }
}
