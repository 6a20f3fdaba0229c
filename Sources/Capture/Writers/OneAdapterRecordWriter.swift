import WireFormat

/// Writes the records of the first adapter that comes, for a container that does not say which adapter a record is of.
///
/// Handles of two adapters would be taken for each other's. Monitor records name their adapter themselves and all pass.
package struct OneAdapterRecordWriter: RecordWriter {
    private var writer: any RecordWriter
    /// The adapter whose records are kept, once one has come.
    private var adapter: UInt16?

    /// Makes a writer that hands on to `writer`.
    package init(_ writer: some RecordWriter) { self.writer = writer }

    package mutating func begin(_ linkType: LinkType?, _ output: inout ByteWriter) {
        adapter = nil
        writer.begin(linkType, &output)
    }

    package mutating func append(_ record: CaptureRecord, _ bytes: RawSpan, to output: inout ByteWriter) -> RecordFit {
        guard record.linkType != .monitor, record.linkType != .monitorRecord else {
            return writer.append(record, bytes, to: &output)
        }
        guard record.adapter == adapter ?? record.adapter else { return .refused(.otherAdapter) }
        let fit = writer.append(record, bytes, to: &output)
        if case .refused = fit { return fit }
        adapter = record.adapter
        return fit
    }

    package mutating func end(_ output: inout ByteWriter) { writer.end(&output) }
}
