import WireFormat

/// Writes btsnoop 1002 or 2001 (docs/capture-formats.md chapter 1).
package struct BtsnoopWriter: CaptureWriter {
    /// What the records hold.
    package enum Kind: UInt32, Sendable, Hashable, CaseIterable {
        /// HCI UART: the H4 type byte, then the packet; adapters are not kept.
        case uart = 1002
        /// Linux monitor: adapter and opcode in the flags, then the packet.
        case monitor = 2001
    }

    private let kind: Kind

    /// Makes a writer.
    package init(_ kind: Kind) {
        self.kind = kind
    }

    package func begin(_ output: inout ByteWriter) {
        output.append(BtsnoopLayout.magic)
        output.bigEndian(UInt32(1))
        output.bigEndian(kind.rawValue)
    }

    @discardableResult
    package func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool {
        guard let opcode = MonitorOpcode.opcode(type: packet.packetType, packet.writtenDirection) else { return false }
        let prefix = kind == .uart ? 1 : 0
        let original = min(max(packet.originalLength, bytes.byteCount) + prefix, BtsnoopHeader.maximumLength)
        output.bigEndian(UInt32(clamping: original))
        output.bigEndian(UInt32(clamping: bytes.byteCount + prefix))
        output.bigEndian(kind == .uart ? flags(packet) : UInt32(packet.adapter) << 16 | UInt32(opcode))
        output.bigEndian(UInt32(0))
        output.bigEndian(BtsnoopTime.stored(packet.time.isKnown ? packet.time.microseconds : 0))
        if kind == .uart { output.byte(packet.packetType) }
        output.append(bytes.whole, of: bytes)
        return true
    }

    /// Writes a record of 2001 that is no packet, as it is.
    static func note(
        _ record: CaptureRecord, adapter: UInt16, opcode: UInt16, _ range: ByteRange, of bytes: RawSpan,
        to output: inout ByteWriter
    ) {
        let original = max(range.count, record.originalLength - range.offset)
        output.bigEndian(UInt32(clamping: min(original, BtsnoopHeader.maximumLength)))
        output.bigEndian(UInt32(clamping: range.count))
        output.bigEndian(UInt32(adapter) << 16 | UInt32(opcode))
        output.bigEndian(UInt32(0))
        output.bigEndian(BtsnoopTime.stored(record.time.isKnown ? record.time.microseconds : 0))
        output.append(range, of: bytes)
    }

    /// Bit 0: received; bit 1: command or event.
    private func flags(_ packet: WritablePacket) -> UInt32 {
        let isData = packet.packetType != UInt8(HCIPacketType.command) && packet.packetType != UInt8(HCIPacketType.event)
        return (packet.isReceived ? 1 : 0) | (isData ? 0 : 2)
    }
}
