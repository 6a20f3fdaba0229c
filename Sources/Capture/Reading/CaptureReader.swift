/// Reads one source of any known format: the way into this module.
///
/// The format is recognised by content alone; gzip around it is undone. Memory does not depend on the source's size.
package struct CaptureReader {
    /// What was read so far; complete after `read`, also when that threw.
    package var summary: CaptureSummary { stream.summary }

    private let input: ByteInput
    private var stream: RecordStream

    /// Makes a reader of `input`, which is called `name` in errors; see also `CaptureSource.open`.
    ///
    /// Records are numbered and counted after those of `summary`, where one source gives several inputs in turn.
    package init(
        source name: String, input: ByteInput, formats: [any CaptureFormat.Type] = CaptureFormats.all,
        after summary: CaptureSummary = CaptureSummary()
    ) {
        self.input = input
        stream = RecordStream(source: name, formats: formats, after: summary)
    }

    /// Delivers every record to `sink`, until that wants no more.
    ///
    /// Throws at the end when the source is cut or damaged, after every whole record; before any record when it is
    /// empty, no capture, or of an unsupported kind.
    @discardableResult
    package mutating func read(into sink: inout some CaptureSink) throws(CaptureError) -> CaptureSummary {
        try FormatRecognition.read(input, &stream, into: &sink)
        return stream.summary
    }
}
