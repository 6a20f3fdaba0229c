import BitchatFrame
import WireFormat

/// What each event does.
extension StreamTarget {
    /// What notifications and writes without content are made of: a little more than the largest cap, and no version byte.
    private static let filler = [UInt8](repeating: 0xAA, count: 8_388_700)

    /// Applies one event to the assemblers and to their tables.
    func apply(_ event: StreamEvent, _ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        switch event {
        case .chunk, .frame: bytes.withBytes(body.rest()) { notify($0, &report) }
        case .cut: cut(&body, bytes, &report)
        case .run: run(&body, bytes, &report)
        case .clock: time.move(by: body.milliseconds(bytes))
        case .edge: time.set(to: lastChunk + 249 + Int64(body.choice(of: 3, bytes)))
        case .write: write([WritePiece(offset: 0, range: body.rest())], isPlain: true, bytes, &report)
        case .prepare: if pieces.count < 64 { pieces.append(WritePiece(offset: body.number(bytes), range: body.rest())) }
        case .execute:
            write(pieces, isPlain: false, bytes, &report)
            pieces.removeAll(keepingCapacity: true)
        case .value: bytes.withBytes(body.rest()) { value($0, &report) }
        case .large: large(&body, bytes, &report)
        }
    }

    private func cut(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let number = body.number(bytes), frame = body.rest(), size = max(1, number, frame.count / 256)
        for offset in stride(from: 0, to: frame.count, by: size) where report.violation == nil {
            bytes.withBytes(ByteRange(frame.offset + offset, min(size, frame.count - offset))) { notify($0, &report) }
        }
    }

    private func run(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let value = body.byte(bytes), count = body.number(bytes) & 0xFFF
        [UInt8](repeating: value, count: count).withRawSpan { notify($0, &report) }
    }

    private func large(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let isWrite = body.choice(of: 2, bytes) == 1, wanted = Int(body.milliseconds(bytes))
        let count = 0...Self.filler.count ~= wanted ? wanted : wanted & 0x3FF
        Self.filler.withRawSpan { filler in
            let range = ByteRange(0, count)
            if isWrite {
                write([WritePiece(offset: 0, range: range)], isPlain: true, filler, &report)
            } else {
                filler.withBytes(range) { notify($0, &report) }
            }
        }
    }
}
