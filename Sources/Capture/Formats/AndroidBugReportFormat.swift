import WireFormat

/// The zip archive of an Android bug report: its full Bluetooth log, or else the short one in its text
/// (docs/capture-formats.md 3.4).
///
/// Entries are inflated as they are read. An archive that comes through a pipe is copied to an unlinked temporary file
/// first, since its directory stands at its end; nothing but the disk bounds that copy. A cut archive is read as far as
/// it goes.
package struct AndroidBugReportFormat: CaptureFormat {
    package static let name = "zip"
    package static let summary = "zip of an Android bug report: btsnoop_hci.log(.last) inside it, or the btsnooz in its text"
    package static let linkTypes = "those of the log inside: zip/btsnoop, zip/snooz"

    package init() {}

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        head.equals(ByteRange(0, 4), [0x50, 0x4B, 3, 4]) ? .certain : .none
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        stream.summary.format = Self.name
        let archive = try Self.wrapped(stream) { () throws(SourceFailure) in try input.randomAccess() }
        let directory = try Self.wrapped(stream) { () throws(SourceFailure) in try ZipDirectory(archive)?.entries }
        if let directory { return try read(directory, of: archive, &stream, into: &sink) }
        let found = try Self.wrapped(stream) { () throws(SourceFailure) in try ZipScan(archive).entries }
        do throws(CaptureError) {
            try read(found, of: archive, &stream, into: &sink)
        } catch {
            Self.report(error, to: &sink)
        }
        if stream.isStopped { return }
        throw stream.error(
            .cut, record: 0, offset: archive.size, "the zip archive is cut: no directory at its end, after \(archive.size) bytes")
    }

    /// Reads the Bluetooth log among `entries`.
    private func read<Sink: CaptureSink>(
        _ entries: [ZipEntry], of archive: any RandomAccess, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        let contents = BugReportContents(entries)
        let logs = try contents.logs.isEmpty ? Self.text(contents, archive, stream) : contents.logs
        guard !logs.isEmpty else { throw Self.noLog(stream) }
        try read(logs, archive, &stream, into: &sink)
    }

    private static func noLog(_ stream: RecordStream) -> CaptureError {
        stream.error(
            .notACapture, record: 0, offset: 0,
            "a zip archive without a Bluetooth log: no btsnoop_hci.log and no bug report text in it")
    }

    /// Reads one entry behind the other; a damaged one does not keep the next from being read.
    private func read<Sink: CaptureSink>(
        _ entries: [ZipEntry], _ archive: any RandomAccess, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        let source = stream.source
        var failure: CaptureError?
        for entry in entries where !stream.isStopped {
            stream.source = source + ":" + entry.name
            do throws(CaptureError) {
                try read(entry, archive, &stream, into: &sink)
            } catch {
                if let earlier = failure { Self.report(earlier, to: &sink) }
                failure = error
            }
        }
        stream.source = source
        if let failure { throw failure }
    }

    private func read<Sink: CaptureSink>(
        _ entry: ZipEntry, _ archive: any RandomAccess, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        let input = try Self.wrapped(stream) { () throws(SourceFailure) in try entry.content(archive) }
        guard let input else {
            throw stream.error(
                .unsupported, record: 0, offset: 0, "the entry is encrypted, damaged, or compressed by method \(entry.method)")
        }
        input.fill(4)
        let isZip = input.withBuffered { $0.equals(ByteRange(0, 4), [0x50, 0x4B, 3, 4]) }
        guard !isZip else { throw stream.error(.unsupported, record: 0, offset: 0, "a zip archive inside a zip archive") }
        defer { stream.summary.format = "zip/" + stream.summary.format }
        try FormatRecognition.read(input, &stream, into: &sink)
    }

    /// Reports a failure where another one will be thrown.
    private static func report<Sink: CaptureSink>(_ failure: CaptureError, to sink: inout Sink) {
        sink.problem(
            CaptureProblem(source: failure.source, record: failure.record, offset: failure.offset, message: failure.message))
    }

    /// The text of the report: the entry that `main_entry.txt` names, else one by its usual name.
    private static func text(
        _ contents: BugReportContents, _ archive: any RandomAccess, _ stream: RecordStream
    ) throws(CaptureError) -> [ZipEntry] {
        if let pointer = contents.entry("main_entry.txt"),
            let input = try wrapped(stream, { () throws(SourceFailure) in try pointer.content(archive) })
        {
            input.fill(1024)
            let name = String(decoding: input.withBuffered { $0.array(ByteRange(0, 1024)) }, as: UTF8.self)
            if let entry = contents.entry(String(name.prefix { !$0.isNewline })) { return [entry] }
        }
        return Array(contents.texts.prefix(1))
    }

    /// Runs `body`, a source's failure becoming the capture's.
    private static func wrapped<Result>(
        _ stream: RecordStream, _ body: () throws(SourceFailure) -> Result
    ) throws(CaptureError) -> Result {
        do throws(SourceFailure) {
            return try body()
        } catch {
            throw stream.error(error, offset: 0)
        }
    }
}
