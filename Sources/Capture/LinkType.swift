/// What the bytes of a record are: the prefix before the Bluetooth packet (docs/capture-formats.md chapter 8).
package enum LinkType: Sendable, Hashable {
    /// An H4 type byte, then the HCI packet (btsnoop 1002, DLT 187, hcidump).
    case h4
    /// A big-endian direction word, then H4 (DLT 201).
    case h4WithDirection
    /// A bare HCI packet; its H4 type stands in the record's `tag` (btsnoop 1001, PacketLogger, btsnooz).
    case hci
    /// Adapter and opcode as two big-endian words, then the packet (DLT 254).
    case monitor
    /// A bare monitor packet; its opcode stands in the record's `tag` (btsnoop 2001).
    case monitorRecord
    /// An LE link-layer packet from its access address (DLT 251).
    case leLinkLayer
    /// Ten bytes of radio data, then the link-layer packet (DLT 256).
    case leLinkLayerWithHeader
    /// A Nordic sniffer header, then the link-layer packet (DLT 272).
    case nordicBLE
    /// Per-packet information, then DLT 251 or 147 (DLT 192).
    case perPacketInformation
    /// One of DLT 147 to 162: anything, told by shape.
    case user(UInt8)
    /// Anything else, by its pcap number: named, not read.
    case unsupported(UInt32)
}
