import WireFormat

/// Writes records as pcapng: any link types, one interface for each and for each adapter, described before its first record
/// (docs/capture-formats.md chapter 7).
package struct PcapngRecordWriter: RecordWriter {
    /// The longest record that is written, so that Wireshark takes it with its prefix.
    static let longest = Int(PcapngBlocks.snapshotLength) - 8

    /// Seconds that the clock of records before 1970 is moved by, some 31,700 years: ticks are unsigned.
    private static let earlyOffset: Int64 = -1_000_000_000_000
    /// Beyond so many interfaces adapters share one.
    private static let maximumInterfaces = 256

    /// What records of one interface have in common.
    private struct Key: Hashable {
        var linkType: UInt32
        /// nil where the packets of all adapters share one interface.
        var adapter: UInt16?
        var offset: Int64
    }

    private let application: String
    private var interfaces: [Key] = []

    /// Makes a writer that names `application` as what wrote the file.
    package init(application: String) {
        self.application = application
    }

    package mutating func begin(_ linkType: LinkType?, _ output: inout ByteWriter) {
        interfaces.removeAll()
        PcapngBlocks.section(application: application, to: &output)
    }

    package mutating func append(_ record: CaptureRecord, _ bytes: RawSpan, to output: inout ByteWriter) -> RecordFit {
        append(record, bytes, [], to: &output)
    }

    package mutating func append(
        _ record: CaptureRecord, _ bytes: RawSpan, _ comments: [RecordComment], to output: inout ByteWriter
    ) -> RecordFit {
        guard let stored = StoredRecord(record) else { return .refused(.noPacket) }
        guard bytes.byteCount + stored.prefix.count >= stored.minimum else { return .refused(.cutPrefix) }
        guard bytes.byteCount <= Self.longest else { return .refused(.tooLong) }
        let time = Self.time(record.time)
        let key = Key(linkType: stored.linkType, adapter: Self.adapter(record, bytes), offset: time?.offset ?? 0)
        let packet = PcapngBlocks.Packet(
            interface: index(of: key, &output), ticks: time?.ticks ?? 0, originalLength: record.originalLength,
            direction: record.direction)
        PcapngBlocks.packet(packet, stored.prefix, bytes, comments, to: &output)
        return time == nil ? .withoutTime : .whole
    }

    package func end(_ output: inout ByteWriter) {}

    /// The index of the interface of `key`, which is described first where it is new.
    private mutating func index(of key: Key, _ output: inout ByteWriter) -> UInt32 {
        var wanted = key
        if interfaces.count >= Self.maximumInterfaces, !interfaces.contains(wanted) { wanted.adapter = nil }
        if let known = interfaces.firstIndex(of: wanted) { return UInt32(known) }
        interfaces.append(wanted)
        PcapngBlocks.interface(
            PcapngBlocks.Interface(linkType: wanted.linkType, name: Self.name(wanted), offset: wanted.offset), to: &output)
        return UInt32(interfaces.count - 1)
    }

    /// The ticks of a time and the interface's offset; nil where it is unknown or before what the offset reaches.
    private static func time(_ time: CaptureTime) -> (ticks: UInt64, offset: Int64)? {
        guard time.isKnown else { return nil }
        if let ticks = UInt64(exactly: time.microseconds) { return (ticks, 0) }
        return UInt64(exactly: time.microseconds - earlyOffset * 1_000_000).map { ($0, earlyOffset) }
    }

    /// The adapter of an HCI record, which stands in a monitor record's first two bytes; nil on the air.
    private static func adapter(_ record: CaptureRecord, _ bytes: RawSpan) -> UInt16? {
        guard record.linkType.isHCI else { return nil }
        guard record.linkType == .monitor else { return record.adapter }
        var cursor = ByteCursor(whole: bytes, layer: .capture)
        return try? cursor.bigEndian(bytes, UInt16.self)
    }

    private static func name(_ key: Key) -> String {
        guard let adapter = key.adapter, adapter != .max else { return "" }
        return PcapngInterface.name(adapter: adapter)
    }
}
