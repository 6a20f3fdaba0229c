/// The two forms of an HCI packet that pcap and pcapng are written with (docs/capture-formats.md chapter 8).
package enum PcapPacketKind: UInt32, Sendable, Hashable, CaseIterable {
    /// A direction word, the H4 type byte, then the packet; adapters are not kept.
    case h4WithDirection = 201
    /// Adapter and opcode, then the packet.
    case monitor = 254

    /// What stands before the packet.
    func prefix(_ packet: WritablePacket, opcode: UInt16) -> RecordPrefix {
        switch self {
        case .h4WithDirection: .directionAndType(isReceived: packet.isReceived, type: packet.packetType)
        case .monitor: .monitor(adapter: packet.adapter, opcode: opcode)
        }
    }
}
