import WireFormat

/// The records of one source on their way to a sink: numbers them, counts them and watches their clock.
///
/// One stream may run through several inputs: an archive's logs `.last` and current, which belong together.
package struct RecordStream {
    /// Things reported only the first time.
    package struct Once: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        static let clockRelative = Once(rawValue: 1)
        static let clockForward = Once(rawValue: 2)
        static let clockBackward = Once(rawValue: 4)
        static let drops = Once(rawValue: 8)
        static let badTime = Once(rawValue: 16)
        static let trailer = Once(rawValue: 32)
        static let unknownInterface = Once(rawValue: 64)
        static let largeBlock = Once(rawValue: 128)
        static let largePacket = Once(rawValue: 256)
    }

    private static let maximumProblems = 100
    private static let maximumPacket = 262_144

    /// The source's name, with the entry's name inside an archive.
    package var source: String
    /// What was counted so far.
    package var summary = CaptureSummary()
    /// Whether the sink wants no more.
    package private(set) var isStopped = false

    let formats: [any CaptureFormat.Type]
    private var clock = ClockWatch()
    private var reported: Once = []
    private var problems = 0

    /// Makes a stream that goes on after what `summary` counts.
    package init(source: String, formats: [any CaptureFormat.Type], after summary: CaptureSummary = CaptureSummary()) {
        self.source = source
        self.formats = formats
        self.summary = summary
    }

    /// The number of the record that comes next.
    package var nextNumber: Int { summary.records &+ 1 }

    /// Delivers a record with its bytes; `isPacket` is false for notes, whose clock may be another.
    @inline(__always)
    package mutating func deliver<Sink: CaptureSink>(
        _ record: CaptureRecord, _ bytes: RawSpan, to sink: inout Sink, isPacket: Bool = true
    ) {
        if record.originalLength > bytes.byteCount { noteTruncated(record, bytes.byteCount, to: &sink) }
        summary.records &+= 1
        if isPacket, record.time.isKnown, let finding = clock.next(record.time) {
            report(finding, offset: record.fileOffset, to: &sink)
        }
        if !sink.record(record, bytes) { isStopped = true }
    }

    /// Counts a record that holds `count` bytes of a longer packet; no radio sends one of over a quarter of a megabyte.
    private mutating func noteTruncated<Sink: CaptureSink>(_ record: CaptureRecord, _ count: Int, to sink: inout Sink) {
        summary.truncatedRecords &+= 1
        guard record.originalLength > Self.maximumPacket else { return }
        reportOnce(
            .largePacket, "damaged: a packet of \(record.originalLength) bytes is declared, \(count) are there",
            offset: record.fileOffset, to: &sink)
    }

    /// Counts a record that is not delivered, since tshark numbers it too.
    package mutating func skipRecord() {
        summary.records &+= 1
        summary.skippedRecords &+= 1
    }

    /// Reports a problem at the record that comes next; after a hundred, one more says that no more follow.
    package mutating func report<Sink: CaptureSink>(_ message: String, offset: Int, to sink: inout Sink) {
        problems &+= 1
        if problems > Self.maximumProblems + 1 { return }
        let text = problems > Self.maximumProblems ? "further problems are not reported" : message
        sink.problem(CaptureProblem(source: source, record: nextNumber, offset: offset, message: text))
    }

    /// Reports a problem the first time only; the message is made only then.
    package mutating func reportOnce<Sink: CaptureSink>(
        _ kind: Once, _ message: @autoclosure () -> String, offset: Int, to sink: inout Sink
    ) {
        guard !reported.contains(kind) else { return }
        reported.insert(kind)
        report(message(), offset: offset, to: &sink)
    }

    /// An error at the record that comes next, or at none (`record` 0).
    package func error(_ kind: CaptureError.Kind, record: Int? = nil, offset: Int, _ message: String) -> CaptureError {
        CaptureError(kind, source: source, record: record ?? nextNumber, offset: offset, message: message)
    }

    @inline(never)
    private mutating func report<Sink: CaptureSink>(_ finding: ClockWatch.Finding, offset: Int, to sink: inout Sink) {
        let kind: Once =
            switch finding {
            case .relative: .clockRelative
            case .forward: .clockForward
            case .backward: .clockBackward
            }
        guard !reported.contains(kind) else { return }
        reported.insert(kind)
        problems &+= 1
        sink.problem(
            CaptureProblem(
                source: source, record: summary.records, offset: offset, message: finding.message, concernsClock: true))
    }
}

extension RecordStream {
    /// The error for a record, or a file header, that begins at `offset` and is not all there.
    package func cut(isHeader: Bool = false, offset: Int, needed: Int, there: Int) -> CaptureError {
        let what = isHeader ? "the header" : "record \(nextNumber)"
        return error(
            .cut, record: isHeader ? 0 : nil, offset: offset,
            "cut in the middle of \(what): \(needed) bytes needed at offset \(offset), \(there) there")
    }

    /// A source's failure, after `offset` bytes of content, as the error of its capture.
    package func error(_ failure: SourceFailure, offset: Int) -> CaptureError {
        switch failure {
        case .system(let number):
            error(.system(number), offset: offset, "reading failed: " + CaptureSource.text(number))
        case .compressedCut:
            error(.cut, offset: offset, "the compressed stream is cut: it ends early, after \(offset) bytes of content")
        case .compressedDamaged:
            error(.damaged, offset: offset, "the compressed stream is damaged after \(offset) bytes of content")
        }
    }
}
