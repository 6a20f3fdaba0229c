import WireFormat

/// Writes the parts of a pcap file, little-endian, with microseconds (docs/capture-formats.md chapter 6).
enum PcapLayout {
    /// Writes the file header.
    static func header(linkType: UInt32, to output: inout ByteWriter) {
        output.littleEndian(UInt32(0xA1B2_C3D4))
        output.littleEndian(UInt16(2))
        output.littleEndian(UInt16(4))
        output.littleEndian(UInt64(0))
        output.littleEndian(PcapngBlocks.snapshotLength)
        output.littleEndian(linkType)
    }

    /// Writes a packet of `prefix` and `bytes`; `time` is in microseconds since 1970, `originalLength` without the prefix.
    static func packet(
        time: UInt64, originalLength: Int, _ prefix: RecordPrefix, _ bytes: RawSpan, to output: inout ByteWriter
    ) {
        output.littleEndian(UInt32(clamping: time / 1_000_000))
        output.littleEndian(UInt32(time % 1_000_000))
        output.littleEndian(UInt32(clamping: bytes.byteCount + prefix.count))
        output.littleEndian(UInt32(clamping: max(originalLength, bytes.byteCount) + prefix.count))
        prefix.write(to: &output)
        output.append(bytes.whole, of: bytes)
    }
}
