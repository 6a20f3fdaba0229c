import WireFormat

/// Writes records as pcap, which holds one link type: that of the first record, unless it is said before.
package struct PcapRecordWriter: RecordWriter {
    /// The file's link type, once its header is written.
    private var linkType: UInt32?

    /// Makes a writer.
    package init() {}

    package mutating func begin(_ linkType: LinkType?, _ output: inout ByteWriter) {
        self.linkType = nil
        if let linkType { writeHeader(linkType.pcapNumber, &output) }
    }

    package mutating func append(_ record: CaptureRecord, _ bytes: RawSpan, to output: inout ByteWriter) -> RecordFit {
        guard let stored = StoredRecord(record) else { return .refused(.noPacket) }
        guard bytes.byteCount + stored.prefix.count >= stored.minimum else { return .refused(.cutPrefix) }
        guard bytes.byteCount <= PcapngRecordWriter.longest else { return .refused(.tooLong) }
        if linkType == nil { writeHeader(stored.linkType, &output) }
        guard stored.linkType == linkType else { return .refused(.otherLinkType) }
        let seconds = record.time.microseconds / 1_000_000
        let isWhole = record.time.isKnown && record.time.microseconds >= 0 && seconds <= Int64(UInt32.max)
        PcapLayout.packet(
            time: isWhole ? UInt64(record.time.microseconds) : 0, originalLength: record.originalLength, stored.prefix, bytes,
            to: &output)
        return isWhole ? .whole : .withoutTime
    }

    package mutating func end(_ output: inout ByteWriter) {
        if linkType == nil { writeHeader(LinkType.h4WithDirection.pcapNumber, &output) }
    }

    private mutating func writeHeader(_ linkType: UInt32, _ output: inout ByteWriter) {
        self.linkType = linkType
        PcapLayout.header(linkType: linkType, to: &output)
    }
}
