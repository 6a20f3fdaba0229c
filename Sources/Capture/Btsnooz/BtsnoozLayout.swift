import WireFormat

/// The records of an inflated btsnooz blob: little-endian, packed (docs/capture-formats.md 3.3).
///
/// Version 1: length u16, delta u32, type u8; version 2 has the packet's length u16 behind the first field, which is
/// not reliable. `length` counts the type byte. Packets are cut by the logger; their true length is in their header.
struct BtsnoozLayout: RecordLayout {
    static let hasFileHeader = false

    private let version: UInt8
    private var clock: Int64

    /// Makes a layout; `firstTime` is what the deltas are added to, microseconds since 1970.
    init(version: UInt8, firstTime: Int64) {
        self.version = version
        clock = firstTime
    }

    mutating func step<Sink: CaptureSink>(
        _ bytes: RawSpan, at offset: Int, position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep {
        guard let header = BtsnoozHeader(bytes, at: offset, version: version) else {
            return .needs(BtsnoozHeader.size(version: version))
        }
        guard header.length > 0 else { return .damaged }
        guard bytes.byteCount &- offset >= header.total else { return .needs(header.total) }
        clock &+= Int64(header.delta)
        let time = CaptureTime(microseconds: clock)
        bytes.withBytes(ByteRange(offset &+ header.size, header.total &- header.size)) { packet in
            let tag = BtsnoozRecordType.tag(header.type)
            let length = max(HCIPacketType.declaredLength(tag, packet) ?? 0, packet.byteCount)
            let record = CaptureRecord(
                number: stream.nextNumber, time: time, direction: BtsnoozRecordType.direction(header.type), linkType: .hci,
                tag: tag, originalLength: length, fileOffset: position)
            stream.deliver(record, packet, to: &sink)
        }
        return .done(header.total)
    }
}
