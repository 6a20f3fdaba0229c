/// The opcodes of Linux monitor records (docs/capture-formats.md 1.2).
enum MonitorOpcode {
    /// Which way a record of `opcode` went; notes and control messages go no way.
    static func direction(_ opcode: UInt16) -> PacketDirection {
        switch opcode {
        case 2, 4, 6, 18: .sent
        case 3, 5, 7, 19: .received
        default: .unknown
        }
    }

    /// The H4 type of the HCI packets that a record of `opcode` holds, or nil for notes and control messages.
    static func packetType(_ opcode: UInt16) -> UInt8? {
        switch opcode {
        case 2: 1
        case 3: 4
        case 4, 5: 2
        case 6, 7: 3
        case 18, 19: 5
        default: nil
        }
    }

    /// The opcode for an HCI packet of H4 type `type`, or nil for another type.
    static func opcode(type: UInt8, _ direction: PacketDirection) -> UInt16? {
        let isReceived = direction == .received
        return switch UInt16(type) {
        case HCIPacketType.command: 2
        case HCIPacketType.event: 3
        case HCIPacketType.acl: isReceived ? 5 : 4
        case HCIPacketType.sco: isReceived ? 7 : 6
        case HCIPacketType.iso: isReceived ? 19 : 18
        default: nil
        }
    }
}
