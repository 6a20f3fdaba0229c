import Capture
import LinkLayers
import WireFormat

/// A decoder under test, fed record by record.
struct Bench {
    var decoder = LinkLayerDecoder()
    var sink = RecordingSink()
    var number = 0

    /// The bytes of the values delivered so far.
    var bytes: [[UInt8]] { sink.values.map(\.bytes) }
    /// The mappings of the values delivered so far.
    var mappings: [AttributeValue.Mapping] { sink.values.map(\.value.mapping) }
    /// The carriers of the values delivered so far.
    var carriers: [AttributeValue.Carrier] { sink.values.map(\.value.carrier) }

    /// How often `reason` was counted.
    func count(_ reason: SkipReason) -> Int { decoder.counters.count(of: reason) }

    /// How many complete ATT PDUs of `opcode` were counted.
    func attributes(_ opcode: UInt8) -> Int { decoder.counters.attributePDUs[Int(opcode)] }

    /// Feeds one record.
    mutating func feed(
        _ bytes: [UInt8], _ type: LinkType = .h4, direction: PacketDirection = .unknown, adapter: UInt16 = 0, tag: UInt16 = 0,
        originalLength: Int? = nil, time: Int64 = 0
    ) {
        number += 1
        let record = CaptureRecord(
            number: number, time: CaptureTime(microseconds: time), direction: direction, adapter: adapter, linkType: type,
            tag: tag, originalLength: originalLength ?? bytes.count, fileOffset: 0)
        decoder.decode(record, bytes.span.bytes, into: &sink)
    }

    /// Feeds ACL data that the capturing device sent, as btsnoop 1002 has them.
    mutating func sent(_ data: [UInt8], handle: UInt16 = 0x40, adapter: UInt16 = 0) {
        feed(HCI.acl(handle, boundary: 0, data), direction: .sent, adapter: adapter)
    }

    /// Feeds ACL data that the capturing device received.
    mutating func received(_ data: [UInt8], handle: UInt16 = 0x40, adapter: UInt16 = 0) {
        feed(HCI.acl(handle, boundary: 2, data), direction: .received, adapter: adapter)
    }

    /// Feeds a continuation.
    mutating func continued(_ data: [UInt8], _ direction: PacketDirection, handle: UInt16 = 0x40) {
        feed(HCI.acl(handle, boundary: 1, data), direction: direction)
    }

    /// Feeds an event.
    mutating func event(_ bytes: [UInt8], adapter: UInt16 = 0) { feed([4] + bytes, direction: .received, adapter: adapter) }

    /// Opens an LE link with `peer` as its event does.
    mutating func connect(_ handle: UInt16 = 0x40, peer: UInt64 = 0xC0DE_C000_0001, role: UInt8 = 0) {
        event(HCI.connectionComplete(handle, peer: peer, role: role))
    }

    /// Ends the link with `handle` as its event does.
    mutating func disconnect(_ handle: UInt16 = 0x40) { event([0x05, 4, 0] + word(handle) + [0x13]) }
}

/// A 16-bit number, least significant byte first.
func word(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

/// The six bytes of a device address, least significant first.
func address(_ value: UInt64) -> [UInt8] { (0..<6).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) } }
