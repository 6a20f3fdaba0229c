import Capture
import WireFormat

/// Takes off the prefix that a record's link type puts before the Bluetooth packet (docs/capture-formats.md chapter 8).
struct Encapsulation: Sendable {
    /// What was recognised under each of the sixteen user link types, at the index of its number less 147.
    private var userShapes = [LinkType?](repeating: nil, count: 16)
    /// What the two encapsulations of live captures call the adapter.
    private var adapters = AdapterNames()

    /// Opens an HCI packet behind a UART's type byte, with or without a direction word, as most records are.
    ///
    /// Nil where it is anything else: `open` says what.
    @inline(__always)
    mutating func openUART(_ record: inout CaptureRecord, _ bytes: RawSpan) -> (kind: HCIPacketKind, range: ByteRange)? {
        var start = 0
        switch record.linkType {
        case .h4: break
        case .h4WithDirection:
            guard let low = bytes.byte(at: 3) else { return nil }
            record.direction = low & 1 == 0 ? .sent : .received
            record.adapter = adapters.nameless(record.adapter)
            start = 4
        default: return nil
        }
        guard let type = bytes.byte(at: start), let kind = HCIPacketKind(rawValue: type) else { return nil }
        if let direction = kind.direction { record.direction = direction }
        return (kind, ByteRange(start &+ 1, bytes.byteCount &- start &- 1))
    }

    /// Says what `bytes` are, and completes the record's adapter and direction where the bytes tell them.
    mutating func open(_ record: inout CaptureRecord, _ bytes: RawSpan) -> EncapsulatedPacket {
        switch record.linkType {
        case .user(let number): return openUser(number, &record, bytes)
        case .perPacketInformation: return openPacketInformation(&record, bytes)
        case .h4WithDirection: record.adapter = adapters.nameless(record.adapter)
        case .monitor: return openMonitor(&record, bytes)
        default: break
        }
        return Self.open(record.linkType, &record, bytes, bytes.whole)
    }

    /// Opens a monitor record, whose bytes name the adapter.
    private mutating func openMonitor(_ record: inout CaptureRecord, _ bytes: RawSpan) -> EncapsulatedPacket {
        let packet = HostEncapsulation.monitor(&record, bytes, bytes.whole)
        if case .skipped = packet { return packet }
        record.adapter = adapters.resolve(record.adapter)
        return packet
    }

    /// Opens a record of a link type that needs no memory; `range` is where its prefix begins.
    private static func open(
        _ type: LinkType, _ record: inout CaptureRecord, _ bytes: RawSpan, _ range: ByteRange
    ) -> EncapsulatedPacket {
        switch type {
        case .h4: HostEncapsulation.h4(&record, bytes, range)
        case .h4WithDirection: HostEncapsulation.h4WithDirection(&record, bytes, range)
        case .hci: HostEncapsulation.packet(UInt8(truncatingIfNeeded: record.tag), &record, range)
        case .monitor: HostEncapsulation.monitor(&record, bytes, range)
        case .monitorRecord: HostEncapsulation.monitorPacket(record.tag, &record, range)
        case .leLinkLayer: AirEncapsulation.plain(bytes, range)
        case .leLinkLayerWithHeader: AirEncapsulation.withHeader(bytes, range)
        case .nordicBLE: AirEncapsulation.nordic(bytes, range)
        case .perPacketInformation, .user, .unsupported: .skipped(.unsupportedLinkType)
        }
    }

    /// Steps over per-packet information: version, flags, total length u16, inner link type u32, little-endian.
    private mutating func openPacketInformation(_ record: inout CaptureRecord, _ bytes: RawSpan) -> EncapsulatedPacket {
        var cursor = ByteCursor(whole: bytes, layer: .capture)
        do throws(DecodeError) {
            _ = try cursor.take(2)
            let length = Int(try cursor.littleEndian(bytes, UInt16.self))
            let inner = try cursor.littleEndian(bytes, UInt32.self)
            cursor = ByteCursor(whole: bytes, layer: .capture)
            _ = try cursor.take(length, claim: .recordLength)
            return Self.open(Self.innerType(inner), &record, bytes, cursor.rest)
        } catch {
            return .skipped(.unreadableRecord)
        }
    }

    /// The link types seen inside per-packet information.
    private static func innerType(_ number: UInt32) -> LinkType {
        switch number {
        case 147, 251: .leLinkLayer
        case 256: .leLinkLayerWithHeader
        case 272: .nordicBLE
        default: .unsupported(number)
        }
    }

    /// Opens a record of a user link type; the shape recognised first holds for the rest of the capture.
    private mutating func openUser(_ number: UInt8, _ record: inout CaptureRecord, _ bytes: RawSpan) -> EncapsulatedPacket {
        guard number >= 147, number <= 162 else { return .skipped(.unsupportedLinkType) }
        let index = Int(number) - 147
        guard let type = userShapes[index] ?? UserLinkShape.recognise(bytes) else { return .skipped(.unknownUserLink) }
        userShapes[index] = type
        return Self.open(type, &record, bytes, bytes.whole)
    }
}
