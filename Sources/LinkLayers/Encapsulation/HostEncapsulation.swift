import Capture
import WireFormat

/// The prefixes under which HCI packets are stored.
enum HostEncapsulation {
    /// An H4 type byte, then the packet; the record's own direction holds (docs/capture-formats.md 1.1, 8.1).
    static func h4(_ record: inout CaptureRecord, _ bytes: RawSpan, _ range: ByteRange) -> EncapsulatedPacket {
        guard !range.isEmpty, let type = bytes.byte(at: range.offset) else { return .skipped(.unreadableRecord) }
        return packet(type, &record, range.dropping(1))
    }

    /// A big-endian word whose lowest bit is the direction, then H4 (DLT 201).
    static func h4WithDirection(_ record: inout CaptureRecord, _ bytes: RawSpan, _ range: ByteRange) -> EncapsulatedPacket {
        guard range.count > 4, let low = bytes.byte(at: range.offset + 3) else { return .skipped(.unreadableRecord) }
        record.direction = low & 1 == 0 ? .sent : .received
        return h4(&record, bytes, range.dropping(4))
    }

    /// A packet whose H4 type stands outside its bytes; commands and events imply their direction.
    static func packet(_ type: UInt8, _ record: inout CaptureRecord, _ range: ByteRange) -> EncapsulatedPacket {
        guard let kind = HCIPacketKind(rawValue: type) else { return .skipped(.unknownPacketType) }
        if let direction = kind.direction { record.direction = direction }
        return .hci(kind, range)
    }

    /// Adapter and opcode as two big-endian words, then the packet (DLT 254).
    static func monitor(_ record: inout CaptureRecord, _ bytes: RawSpan, _ range: ByteRange) -> EncapsulatedPacket {
        var cursor = ByteCursor(range, layer: .capture)
        do throws(DecodeError) {
            record.adapter = try cursor.bigEndian(bytes, UInt16.self)
            let opcode = try cursor.bigEndian(bytes, UInt16.self)
            return monitorPacket(opcode, &record, cursor.rest)
        } catch {
            return .skipped(.unreadableRecord)
        }
    }

    /// A monitor packet whose opcode stands outside its bytes.
    static func monitorPacket(_ opcode: UInt16, _ record: inout CaptureRecord, _ range: ByteRange) -> EncapsulatedPacket {
        switch MonitorOpcode(rawValue: opcode) {
        case .newIndex, .deleteIndex, .openIndex, .closeIndex: return .adapterChange
        case .command: return packet(HCIPacketKind.command.rawValue, &record, range)
        case .event: return packet(HCIPacketKind.event.rawValue, &record, range)
        case .dataSent: return data(.acl, .sent, &record, range)
        case .dataReceived: return data(.acl, .received, &record, range)
        case .voiceSent, .voiceReceived: return .hci(.synchronous, range)
        case .isochronousSent, .isochronousReceived: return .hci(.isochronous, range)
        default: return .nothing
        }
    }

    /// Data whose direction the monitor opcode told.
    private static func data(
        _ kind: HCIPacketKind, _ direction: PacketDirection, _ record: inout CaptureRecord, _ range: ByteRange
    ) -> EncapsulatedPacket {
        record.direction = direction
        return .hci(kind, range)
    }
}
