/// The type byte of a PacketLogger record (docs/capture-formats.md chapter 4); unknown ones are kept.
struct PacketLoggerRecordType: Hashable {
    let rawValue: UInt8

    /// The record's tag: an H4 type, or 0x100 and the byte itself for notes and unknown types.
    var tag: UInt16 {
        switch rawValue {
        case 0x00: HCIPacketType.command
        case 0x01: HCIPacketType.event
        case 0x02, 0x03: HCIPacketType.acl
        case 0x08, 0x09: HCIPacketType.sco
        case 0x12, 0x13: HCIPacketType.iso
        default: 0x100 | UInt16(rawValue)
        }
    }

    /// Which way it went; notes go no way.
    var direction: PacketDirection {
        switch rawValue {
        case 0x00, 0x02, 0x08, 0x0A, 0x12: .sent
        case 0x01, 0x03, 0x09, 0x0B, 0x13: .received
        default: .unknown
        }
    }

    /// Whether it is an HCI packet, stamped when it passed.
    var isPacket: Bool { tag < 0x100 }

    /// The type for an HCI packet of H4 type `type`, or nil for another type.
    init?(packetType type: UInt8, _ direction: PacketDirection) {
        let isReceived = direction == .received
        switch UInt16(type) {
        case HCIPacketType.command: rawValue = 0x00
        case HCIPacketType.event: rawValue = 0x01
        case HCIPacketType.acl: rawValue = isReceived ? 0x03 : 0x02
        case HCIPacketType.sco: rawValue = isReceived ? 0x09 : 0x08
        case HCIPacketType.iso: rawValue = isReceived ? 0x13 : 0x12
        default: return nil
        }
    }

    /// Makes a type from its byte.
    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}
