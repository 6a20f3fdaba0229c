/// The type byte of a btsnooz record: direction and packet type in one (docs/capture-formats.md 3.3).
enum BtsnoozRecordType {
    /// The record's tag: an H4 type, or 0x100 and the byte itself for an unknown one.
    static func tag(_ type: UInt8) -> UInt16 {
        switch type {
        case 0x20: HCIPacketType.command
        case 0x10: HCIPacketType.event
        case 0x11, 0x21: HCIPacketType.acl
        case 0x12, 0x22: HCIPacketType.sco
        case 0x17, 0x2D: HCIPacketType.iso
        default: 0x100 | UInt16(type)
        }
    }

    /// Which way the packet went.
    static func direction(_ type: UInt8) -> PacketDirection {
        switch type >> 4 {
        case 1: .received
        case 2: .sent
        default: .unknown
        }
    }
}
