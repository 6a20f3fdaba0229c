import Capture
import WireFormat

/// The containers that a scenario is written in; all hold the same records.
package enum CaptureContainer: Sendable, Hashable, CaseIterable {
    /// btsnoop 1002: HCI UART.
    case btsnoop
    /// btsnoop 2001: Linux monitor.
    case monitorBtsnoop
    /// pcap, link type 201.
    case pcap
    /// pcapng, link type 254.
    case pcapng
    /// Apple PacketLogger.
    case packetLogger

    /// What its file names end with.
    package var suffix: String {
        switch self {
        case .btsnoop: "btsnoop"
        case .monitorBtsnoop: "monitor.btsnoop"
        case .pcap: "pcap"
        case .pcapng: "pcapng"
        case .packetLogger: "pklg"
        }
    }

    /// The bytes of a file with these packets.
    package func file(_ packets: [HCIPacket]) -> [UInt8] {
        switch self {
        case .btsnoop: Self.write(packets, with: BtsnoopWriter(.uart))
        case .monitorBtsnoop: Self.write(packets, with: BtsnoopWriter(.monitor))
        case .pcap: Self.write(packets, with: PcapWriter(.h4WithDirection))
        case .pcapng: Self.write(packets, with: PcapngWriter(.monitor))
        case .packetLogger: Self.write(packets, with: PacketLoggerWriter())
        }
    }

    private static func write(_ packets: [HCIPacket], with writer: some CaptureWriter) -> [UInt8] {
        var output = ByteWriter(capacity: packets.count * 64)
        writer.begin(&output)
        for packet in packets { packet.bytes.withRawSpan { _ = writer.append(packet.writable, $0, to: &output) } }
        return output.bytes
    }
}
