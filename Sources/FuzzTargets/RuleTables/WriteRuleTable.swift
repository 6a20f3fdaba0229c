import BitchatFrame
import WireFormat

/// What iOS must make of writes: the four steps of docs/protocol.md 1.5 over one buffer.
///
/// Independent of `WriteBufferAssembler`; whether bytes are a frame is the decoder's matter.
struct WriteRuleTable {
    private var buffer: [UInt8] = []

    /// Forgets everything.
    mutating func clear() { buffer.removeAll(keepingCapacity: buffer.capacity < 65_536) }

    /// What must come of pieces that came together.
    mutating func receive(_ pieces: [(offset: Int, bytes: [UInt8])], _ codec: StreamBench, _ log: inout FrameLog) -> StreamOutcome
    {
        var outcome = StreamOutcome()
        for piece in pieces.enumerated().sorted(by: { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }) {
            place(piece.element.bytes, at: piece.element.offset)
        }
        if let length = buffer.withRawSpan({ Self.frameLength($0, codec) }) {
            let rest = buffer[length...]
            if let first = rest.first, Int(first) == rest.count, rest.allSatisfy({ $0 == first }) {
                outcome.padding = rest.count
            } else {
                outcome.dropped = rest.count
            }
            outcome.frames = 1
            buffer.withRawSpan { log.frame($0) }
            buffer.removeAll(keepingCapacity: true)
        } else if buffer.count > 1_000_000 {
            outcome.reset = .bufferFull
            outcome.lost = buffer.count
            buffer.removeAll()
        }
        return outcome
    }

    /// Step 2: existing bytes are overwritten, a gap is filled with zeros.
    private mutating func place(_ bytes: [UInt8], at offset: Int) {
        if bytes.isEmpty { return }
        while buffer.count < offset { buffer.append(0) }
        let end = min(buffer.count, offset + bytes.count)
        buffer.replaceSubrange(offset..<end, with: bytes[..<(end - offset)])
        buffer += bytes[(end - offset)...]
    }

    /// The length of the frame that `bytes` begin with, if it decodes and its payload does.
    private static func frameLength(_ bytes: RawSpan, _ codec: StreamBench) -> Int? {
        guard let frame = try? codec.decoder.frame(bytes, bytes.whole),
            (try? codec.inflater.withPayload(of: frame, in: bytes, limits: codec.decoder.limits) { _ in true }) != nil
        else { return nil }
        return frame.length
    }
}
