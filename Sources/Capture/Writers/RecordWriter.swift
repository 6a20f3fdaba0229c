import WireFormat

/// Writes records into one container as they came in, each in its own link type; the counterpart of `CaptureWriter`, which
/// writes packets.
///
/// Whole records go into a `ByteWriter`, which the caller empties as often as it likes.
package protocol RecordWriter {
    /// Begins a file, for records of `linkType` where that is known.
    ///
    /// Where a container's first bytes depend on the link type and it is not known, they come with the first record.
    mutating func begin(_ linkType: LinkType?, _ output: inout ByteWriter)

    /// Writes one record, with whatever must stand before it.
    mutating func append(_ record: CaptureRecord, _ bytes: RawSpan, to output: inout ByteWriter) -> RecordFit

    /// The same with comments on the record, which a container that knows none leaves out.
    mutating func append(
        _ record: CaptureRecord, _ bytes: RawSpan, _ comments: [RecordComment], to output: inout ByteWriter
    ) -> RecordFit

    /// Ends the file: one without a record gets what every file begins with.
    mutating func end(_ output: inout ByteWriter)
}

extension RecordWriter {
    package mutating func append(
        _ record: CaptureRecord, _ bytes: RawSpan, _ comments: [RecordComment], to output: inout ByteWriter
    ) -> RecordFit {
        append(record, bytes, to: &output)
    }
}
