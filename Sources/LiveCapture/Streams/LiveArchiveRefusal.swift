import Capture
import WireFormat

/// Stands for zip archives where bytes come in live, and says what to do instead.
struct LiveArchiveRefusal: CaptureFormat {
    static let name = AndroidBugReportFormat.name
    static let summary = AndroidBugReportFormat.summary
    static let linkTypes = AndroidBugReportFormat.linkTypes

    static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        AndroidBugReportFormat.likelihood(of: head, isFinal: isFinal)
    }

    mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        throw stream.error(
            .unsupported, record: 0, offset: 0,
            "a zip archive is read from its end and cannot be watched; read it with -r when it is whole")
    }
}
