import WireFormat

/// The container of a capture file as its first bytes tell, read leniently (docs/capture-formats.md chapter 0).
package enum CaptureFileKind: UInt8, Sendable, Hashable, CaseIterable {
    /// btsnoop: big endian.
    case btsnoop
    /// pcap with little-endian headers.
    case pcapLittle
    /// pcap with big-endian headers.
    case pcapBig
    /// pcapng with a little-endian first section.
    case pcapngLittle
    /// pcapng with a big-endian first section.
    case pcapngBig
    /// PacketLogger of macOS: little endian.
    case packetLoggerLittle
    /// PacketLogger of iOS: big endian.
    case packetLoggerBig

    /// Tells the container; nil for anything else, compressed files included.
    package init?(_ bytes: RawSpan) {
        var start: UInt32 = 0
        for offset in 0..<4 { start = start << 8 | UInt32(bytes.byte(at: offset) ?? 0) }
        switch start {
        case 0x6274_736E: self = .btsnoop
        case 0xD4C3_B2A1, 0x4D3C_B2A1: self = .pcapLittle
        case 0xA1B2_C3D4, 0xA1B2_3C4D: self = .pcapBig
        case 0x0A0D_0D0A: self = bytes.byte(at: 8) == 0x1A ? .pcapngBig : .pcapngLittle
        case 0x0000_0009...0x0001_FFFF: self = .packetLoggerBig
        case _ where start & 0xFF == 0 && start & 0xFF00 <= 0x0100 && start > 0xFFFF: self = .packetLoggerLittle
        default: return nil
        }
    }
}
