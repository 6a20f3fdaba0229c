import WireFormat

/// Writes records of any HCI link type into one of the containers that hold HCI packets alone.
///
/// Packets are brought to the container's own form: an H4 type byte, a monitor opcode or a PacketLogger type each become
/// the other. A container of one adapter takes the packets of the first one that comes.
package struct HCIRecordWriter: RecordWriter {
    /// The containers.
    package enum Container: Sendable, Hashable, CaseIterable {
        /// btsnoop 1002.
        case uart
        /// btsnoop 2001.
        case monitor
        /// PacketLogger.
        case packetLogger
    }

    /// What was not kept of records that were written, by the kind of loss.
    package private(set) var losses: [RecordLosses: Int] = [:]

    private let container: Container
    private let writer: any CaptureWriter
    /// The adapter whose packets are kept, once one has come.
    private var adapter: UInt16?

    /// Makes a writer.
    package init(_ container: Container) {
        self.container = container
        writer =
            switch container {
            case .uart: BtsnoopWriter(.uart)
            case .monitor: BtsnoopWriter(.monitor)
            case .packetLogger: PacketLoggerWriter()
            }
    }

    package mutating func begin(_ linkType: LinkType?, _ output: inout ByteWriter) {
        adapter = nil
        writer.begin(&output)
    }

    package mutating func append(_ record: CaptureRecord, _ bytes: RawSpan, to output: inout ByteWriter) -> RecordFit {
        guard bytes.byteCount < BtsnoopHeader.maximumLength else { return .refused(.tooLong) }
        switch HCIForm(record, bytes) {
        case .packet(let packet, let range): return append(packet, range, of: bytes, &output)
        case .monitorNote(let adapter, let opcode, let range):
            guard container == .monitor else { return .refused(.monitorNote) }
            BtsnoopWriter.note(record, adapter: adapter, opcode: opcode, range, of: bytes, to: &output)
            return record.time.isKnown ? .whole : .withoutTime
        case .loggerNote(let type, let range):
            guard container == .packetLogger else { return .refused(.noPacket) }
            let packet = WritablePacket(record, packetType: 0, originalLength: 0)
            PacketLoggerWriter.record(packet, type: type, range, of: bytes, to: &output)
            return fits(record.time) ? .whole : .withoutTime
        case .none(let reason): return .refused(reason)
        }
    }

    package func end(_ output: inout ByteWriter) {}

    private mutating func append(
        _ packet: WritablePacket, _ range: ByteRange, of bytes: RawSpan, _ output: inout ByteWriter
    ) -> RecordFit {
        var packet = packet
        if container != .monitor {
            if packet.adapter != adapter ?? packet.adapter { return .refused(.otherAdapter) }
            adapter = packet.adapter
        }
        let isTimed = fits(packet.time)
        if !isTimed { packet.time = .unknown }
        let isWritten = bytes.withBytes(range) { writer.append(packet, $0, to: &output) }
        guard isWritten else { return .refused(.noPacket) }
        count(packet, range)
        return isTimed ? .whole : .withoutTime
    }

    private mutating func count(_ packet: WritablePacket, _ range: ByteRange) {
        guard container != .monitor else { return }
        if packet.adapter != 0 { losses[.adapter, default: 0] += 1 }
        if container == .packetLogger, packet.originalLength > range.count { losses[.originalLength, default: 0] += 1 }
    }

    /// Whether the container can say the time.
    private func fits(_ time: CaptureTime) -> Bool {
        guard container == .packetLogger else { return time.isKnown }
        return time.isKnown && 0..<(Int64(UInt32.max) + 1) * 1_000_000 ~= time.microseconds
    }
}
