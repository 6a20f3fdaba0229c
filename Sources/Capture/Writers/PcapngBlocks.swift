import WireFormat

/// Writes the blocks of a pcapng file, little-endian (docs/capture-formats.md chapter 7).
enum PcapngBlocks {
    /// The snapshot length of every interface: the most that Wireshark takes.
    static let snapshotLength: UInt32 = 262_144

    /// One interface, as its block describes it.
    struct Interface: Hashable {
        /// The number of its link type.
        var linkType: UInt32
        /// `if_name`; empty: none.
        var name = ""
        /// `if_tsoffset`: seconds to be added to every time.
        var offset: Int64 = 0
    }

    /// One packet, as its block describes it; its bytes travel beside it.
    struct Packet: Hashable {
        /// The index of its interface.
        var interface: UInt32
        /// Microseconds, from the interface's offset on.
        var ticks: UInt64
        /// The packet's length on the wire, without the prefix.
        var originalLength: Int
        /// Which way it went; nothing is written of any but sent and received.
        var direction: PacketDirection
    }

    /// Writes a section header, with `shb_userappl` unless `application` is empty.
    static func section(application: String, to output: inout ByteWriter) {
        var body = ByteWriter()
        body.littleEndian(UInt32(0x1A2B_3C4D))
        body.littleEndian(UInt16(1))
        body.littleEndian(UInt16(0))
        body.littleEndian(Int64(-1))
        if !application.isEmpty {
            option(4, Array(application.utf8), to: &body)
            body.littleEndian(UInt32(0))
        }
        block(.section, body, to: &output)
    }

    /// Writes an interface block; its times are in microseconds.
    static func interface(_ interface: Interface, to output: inout ByteWriter) {
        var body = ByteWriter()
        body.littleEndian(UInt16(truncatingIfNeeded: interface.linkType))
        body.littleEndian(UInt16(0))
        body.littleEndian(snapshotLength)
        if !interface.name.isEmpty { option(2, Array(interface.name.utf8), to: &body) }
        option(9, [6], to: &body)
        if interface.offset != 0 {
            var value = ByteWriter()
            value.littleEndian(interface.offset)
            option(14, value.bytes, to: &body)
        }
        body.littleEndian(UInt32(0))
        block(.interface, body, to: &output)
    }

    /// Writes an enhanced packet block of `prefix` and `bytes`, with `comments`.
    static func packet(
        _ packet: Packet, _ prefix: RecordPrefix, _ bytes: RawSpan, _ comments: [RecordComment] = [], to output: inout ByteWriter
    ) {
        let length = prefix.count + bytes.byteCount
        let padding = -length & 3
        let options = Self.options(packet.direction, comments)
        let total = UInt32(clamping: 32 + length + padding + options.bytes.count)
        output.littleEndian(PcapngBlock.Kind.enhancedPacket.rawValue)
        output.littleEndian(total)
        output.littleEndian(packet.interface)
        output.littleEndian(UInt32(truncatingIfNeeded: packet.ticks >> 32))
        output.littleEndian(UInt32(truncatingIfNeeded: packet.ticks))
        output.littleEndian(UInt32(clamping: length))
        output.littleEndian(UInt32(clamping: max(packet.originalLength, bytes.byteCount) + prefix.count))
        prefix.write(to: &output)
        output.append(bytes.whole, of: bytes)
        output.fill(0, count: padding)
        output.append(options.bytes)
        output.littleEndian(total)
    }

    /// Options 1, `opt_comment`, and option 2, `epb_flags`: 1 inbound, 2 outbound; then their end, where there are some.
    private static func options(_ direction: PacketDirection, _ comments: [RecordComment]) -> ByteWriter {
        var options = ByteWriter(capacity: 12)
        for comment in comments { option(1, comment.utf8, to: &options) }
        if direction == .received || direction == .sent {
            options.littleEndian(UInt16(2))
            options.littleEndian(UInt16(4))
            options.littleEndian(UInt32(direction == .received ? 1 : 2))
        }
        if !options.bytes.isEmpty { options.littleEndian(UInt32(0)) }
        return options
    }

    private static func option(_ code: UInt16, _ value: [UInt8], to output: inout ByteWriter) {
        output.littleEndian(code)
        output.littleEndian(UInt16(clamping: value.count))
        output.append(value)
        output.fill(0, count: -value.count & 3)
    }

    private static func block(_ kind: PcapngBlock.Kind, _ body: ByteWriter, to output: inout ByteWriter) {
        let total = UInt32(clamping: PcapngBlock.minimum + body.bytes.count)
        output.littleEndian(kind.rawValue)
        output.littleEndian(total)
        output.append(body.bytes)
        output.littleEndian(total)
    }
}
