import WireFormat

/// The records of hcidump (docs/capture-formats.md chapter 5).
struct HcidumpLayout: RecordLayout {
    static let hasFileHeader = false

    mutating func step<Sink: CaptureSink>(
        _ bytes: RawSpan, at offset: Int, position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep {
        guard let header = HcidumpHeader(bytes, at: offset) else { return .needs(HcidumpHeader.size) }
        guard header.isPlausible else { return .damaged }
        guard bytes.byteCount &- offset >= header.total else { return .needs(header.total) }
        if !header.hasTime {
            stream.reportOnce(
                .badTime, "microseconds \(header.microseconds) are out of range (0 to 999999): time unknown", offset: position,
                to: &sink)
        }
        bytes.withBytes(ByteRange(offset &+ HcidumpHeader.size, Int(header.length))) { packet in
            let record = CaptureRecord(
                number: stream.nextNumber, time: header.time, direction: header.incoming == 0 ? .sent : .received,
                linkType: .h4, originalLength: packet.byteCount, fileOffset: position)
            stream.deliver(record, packet, to: &sink)
        }
        return .done(header.total)
    }
}
