import WireFormat

/// How the records of one format stand one behind the other.
protocol RecordLayout {
    /// Whether a header, and not the first record, stands at the very beginning.
    static var hasFileHeader: Bool { get }

    /// Takes what begins at `offset` of `bytes` (a record, a block, a header) and delivers it if it is a record.
    ///
    /// `position` is the same place in the source. Nothing may be delivered unless the answer is `.done`.
    mutating func step<Sink: CaptureSink>(
        _ bytes: RawSpan, at offset: Int, position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep
}

/// What a layout made of one place.
enum RecordStep: Equatable {
    /// So many bytes are dealt with; at least one.
    case done(Int)
    /// So many bytes must stand there before anything can be said.
    case needs(Int)
    /// So many bytes, too many for the buffer, are passed over.
    case skip(Int)
    /// No record can begin here; the layout knows why.
    case damaged
}
