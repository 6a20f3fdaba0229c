import WireFormat

/// The blocks of a pcapng file, section by section; each section has its byte order and its interfaces
/// (docs/capture-formats.md chapter 7).
///
/// Packets of all interfaces come in file order, each with its own interface's link type and clock.
struct PcapngLayout: RecordLayout {
    static let hasFileHeader = true

    private static let maximumInterfaces = 4096

    /// The number of the first unsupported link type met, if any.
    private(set) var unsupported: UInt32?
    /// The number of packets delivered.
    private(set) var delivered = 0

    private var isBigEndian = false
    private var interfaces: [PcapngInterface] = []

    mutating func step<Sink: CaptureSink>(
        _ bytes: RawSpan, at offset: Int, position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep {
        let rest = bytes.byteCount &- offset
        guard rest >= PcapngBlock.minimum else { return .needs(PcapngBlock.minimum) }
        guard followSection(bytes, at: offset) else { return .damaged }
        guard let block = PcapngBlock(bytes, at: offset, isBigEndian: isBigEndian) else { return .damaged }
        if block.total > PcapngBlock.maximum { return passOver(block, position, &stream, &sink) }
        guard rest >= Int(block.total) else { return .needs(Int(block.total)) }
        if !block.hasGoodTrailer(bytes, isBigEndian: isBigEndian) {
            stream.reportOnce(.trailer, "a block's two lengths differ; the first is used", offset: position, to: &sink)
        }
        take(block, bytes, position, &stream, &sink)
        return .done(Int(block.total))
    }

    /// Where a section begins, takes its byte order and forgets the interfaces; false when its magic is wrong.
    private mutating func followSection(_ bytes: RawSpan, at offset: Int) -> Bool {
        guard bytes.byte(at: offset) == 0x0A, bytes.equals(ByteRange(offset, 4), [0x0A, 0x0D, 0x0D, 0x0A]) else { return true }
        if bytes.equals(ByteRange(offset &+ 8, 4), [0x1A, 0x2B, 0x3C, 0x4D]) {
            isBigEndian = true
        } else if bytes.equals(ByteRange(offset &+ 8, 4), [0x4D, 0x3C, 0x2B, 0x1A]) {
            isBigEndian = false
        } else {
            return false
        }
        interfaces.removeAll(keepingCapacity: true)
        return true
    }

    private mutating func take<Sink: CaptureSink>(
        _ block: PcapngBlock, _ bytes: RawSpan, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) {
        let body = ByteCursor(block.body, layer: .capture)
        switch block.kind {
        case .enhancedPacket, .obsoletePacket, .simplePacket:
            do throws(DecodeError) {
                deliver(try packet(block.kind, bytes, body), bytes, position, &stream, &sink)
            } catch {
                stream.report(
                    "a packet block is too short: \(error.needed) bytes needed, \(error.available) there", offset: position,
                    to: &sink)
                stream.skipRecord()
            }
        case .interface: addInterface(bytes, body, position, &stream, &sink)
        default: if block.kind.isNumbered { stream.skipRecord() }
        }
    }

    private func packet(_ kind: PcapngBlock.Kind, _ bytes: RawSpan, _ body: ByteCursor) throws(DecodeError) -> PcapngPacket {
        guard kind == .simplePacket else {
            return try PcapngPacket(stamped: bytes, body, isEnhanced: kind == .enhancedPacket, isBigEndian: isBigEndian)
        }
        let limit = interfaces.first?.snapshotLength ?? 0
        return try PcapngPacket(simple: bytes, body, snapshotLength: limit, isBigEndian: isBigEndian)
    }

    private mutating func addInterface<Sink: CaptureSink>(
        _ bytes: RawSpan, _ body: ByteCursor, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) {
        if let interface = PcapngInterface(bytes, body, isBigEndian: isBigEndian), interfaces.count < Self.maximumInterfaces {
            interfaces.append(interface)
        } else {
            stream.report("an interface block is too short, or there are too many of them", offset: position, to: &sink)
        }
    }
}

extension PcapngLayout {
    private mutating func deliver<Sink: CaptureSink>(
        _ packet: PcapngPacket, _ bytes: RawSpan, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) {
        guard packet.interface < interfaces.count else {
            stream.reportOnce(
                .unknownInterface, "a packet of interface \(packet.interface), which no block describes", offset: position,
                to: &sink)
            return stream.skipRecord()
        }
        let interface = interfaces[packet.interface]
        if case .unsupported(let number) = interface.linkType {
            return refuse(number, packet.interface, position, &stream, &sink)
        }
        bytes.withBytes(packet.data) { data in
            let record = CaptureRecord(
                number: stream.nextNumber, time: packet.ticks.map { interface.time.time($0) } ?? .unknown,
                direction: interface.linkType.isHCI ? packet.direction : .unknown,
                adapter: interface.linkType.isHCI ? interface.adapter : 0, linkType: interface.linkType,
                originalLength: Int(packet.original), fileOffset: position)
            stream.deliver(record, data, to: &sink)
        }
        delivered &+= 1
    }

    /// Counts a packet of an interface whose link type is not read; each interface is reported once.
    private mutating func refuse<Sink: CaptureSink>(
        _ number: UInt32, _ index: Int, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) {
        if unsupported == nil { unsupported = number }
        if !interfaces[index].isReported {
            interfaces[index].isReported = true
            stream.report(
                "packets of interface \(index) are passed over: " + UnsupportedLinkType.message(number), offset: position,
                to: &sink)
        }
        stream.skipRecord()
    }

    /// Steps over a block too large for any packet of a radio.
    private func passOver<Sink: CaptureSink>(
        _ block: PcapngBlock, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep {
        if block.kind != .section {
            stream.reportOnce(.largeBlock, "a block of \(block.total) bytes is passed over", offset: position, to: &sink)
        }
        return .skip(Int(block.total))
    }
}
