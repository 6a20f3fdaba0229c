import WireFormat

/// The two forms of an HCI packet that pcap and pcapng are written with (docs/capture-formats.md chapter 8).
package enum PcapPacketKind: UInt32, Sendable, Hashable, CaseIterable {
    /// A direction word, the H4 type byte, then the packet; adapters are not kept.
    case h4WithDirection = 201
    /// Adapter and opcode, then the packet.
    case monitor = 254

    /// The number of bytes before the packet.
    var prefixLength: Int { self == .h4WithDirection ? 5 : 4 }

    /// Writes the bytes before the packet.
    func writePrefix(_ packet: WritablePacket, opcode: UInt16, to output: inout ByteWriter) {
        switch self {
        case .h4WithDirection:
            output.bigEndian(UInt32(packet.isReceived ? 1 : 0))
            output.byte(packet.packetType)
        case .monitor:
            output.bigEndian(packet.adapter)
            output.bigEndian(opcode)
        }
    }
}
