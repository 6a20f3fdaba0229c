import WireFormat

/// A record as an HCI container sees it, whatever its own container was: a packet, or a note of the logger.
enum HCIForm {
    /// An HCI packet, whose bytes without prefix and H4 type are `bytes` of the record's.
    case packet(WritablePacket, bytes: ByteRange)
    /// A note of the Linux monitor.
    case monitorNote(adapter: UInt16, opcode: UInt16, bytes: ByteRange)
    /// A note of PacketLogger, with the type byte it had there.
    case loggerNote(type: UInt8, bytes: ByteRange)
    /// Nothing that an HCI container holds.
    case none(RecordRefusal)

    /// Reads `record`; the direction of commands and events is the one they imply.
    init(_ record: CaptureRecord, _ bytes: RawSpan) {
        switch record.linkType {
        case .h4: self.init(uart: record, bytes, bytes.whole)
        case .h4WithDirection:
            guard let (word, rest) = Self.word(bytes) else {
                self = .none(.cutPrefix)
                return
            }
            var directed = record
            directed.direction = word & 1 == 1 ? .received : .sent
            self.init(uart: directed, bytes, rest)
        case .hci: self.init(logged: record, bytes)
        case .monitorRecord: self.init(record, adapter: record.adapter, opcode: record.tag, bytes.whole)
        case .monitor:
            guard let (word, rest) = Self.word(bytes) else {
                self = .none(.cutPrefix)
                return
            }
            let (adapter, opcode) = (UInt16(word >> 16), UInt16(truncatingIfNeeded: word))
            self.init(record, adapter: adapter, opcode: opcode, rest)
        default: self = .none(.notHCI)
        }
    }

    /// An H4 type byte, then the packet.
    private init(uart record: CaptureRecord, _ bytes: RawSpan, _ range: ByteRange) {
        guard let type = bytes.byte(at: range.offset), !range.isEmpty else {
            self = .none(.cutPrefix)
            return
        }
        self.init(record, type: type, ByteRange(range.offset + 1, range.count - 1))
    }

    /// A packet, or a note, whose type stands beside it.
    private init(logged record: CaptureRecord, _ bytes: RawSpan) {
        guard let type = UInt8(exactly: record.tag) else {
            self = .loggerNote(type: UInt8(truncatingIfNeeded: record.tag), bytes: bytes.whole)
            return
        }
        self.init(record, type: type, bytes.whole)
    }

    /// What the monitor calls `opcode`.
    private init(_ record: CaptureRecord, adapter: UInt16, opcode: UInt16, _ range: ByteRange) {
        var packet = record
        packet.adapter = adapter
        packet.direction = MonitorOpcode.direction(opcode)
        guard let type = MonitorOpcode.packetType(opcode) else {
            self = .monitorNote(adapter: adapter, opcode: opcode, bytes: range)
            return
        }
        self.init(packet, type: type, range)
    }

    /// A packet of H4 type `type`, whose bytes are `range`: so many fewer than the record's.
    private init(_ record: CaptureRecord, type: UInt8, _ range: ByteRange) {
        let isImplied = UInt16(type) == HCIPacketType.command || UInt16(type) == HCIPacketType.event
        guard isImplied || record.direction == .sent || record.direction == .received else {
            self = .none(.noDirection)
            return
        }
        let packet = WritablePacket(
            record, packetType: type, originalLength: max(range.count, record.originalLength - range.offset))
        self = .packet(packet, bytes: range)
    }

    /// The first four bytes as a big-endian word, and those behind them.
    private static func word(_ bytes: RawSpan) -> (UInt32, ByteRange)? {
        var cursor = ByteCursor(whole: bytes, layer: .capture)
        guard let word = try? cursor.bigEndian(bytes, UInt32.self) else { return nil }
        return (word, cursor.rest)
    }
}
