import Capture

/// A source whose records come as the bytes of capture files: a TCP port, a pipe, a file that grows.
///
/// Every stream begins with a header of its own; records are numbered over all of them.
package final class StreamSource: LiveSource, @unchecked Sendable {
    /// So many bytes tell a capture from what is none.
    private static let telling = 32

    package let name: String
    // Touched by one thread at a time: opened on the main thread, then run on its own.
    private let origin: any StreamOrigin

    /// Makes a source of the streams that come from `origin`.
    init(name: String, _ origin: any StreamOrigin) {
        self.name = name
        self.origin = origin
    }

    package var needsRights: Bool { origin.needsRights }

    package func open() throws(LiveSourceError) { try origin.open() }

    package func run(into port: any RecordPort) {
        let waiting = Waiting(stopDescriptor: port.stopDescriptor)
        var summary = CaptureSummary()
        var last: LastStream?
        while let bytes = origin.next(after: last, waiting, { port.notice($0) }) {
            last = read(bytes, after: &summary, port, waiting)
            if last == nil { return }
        }
    }

    /// Reads one stream to its end; nil when the run is stopped, or no other stream will be any better.
    private func read(
        _ bytes: any ByteSource, after summary: inout CaptureSummary, _ port: any RecordPort, _ waiting: Waiting
    ) -> LastStream? {
        let input = ByteInput(bytes)
        var reader = CaptureReader(source: name, input: input, formats: LiveFormats.all, after: summary)
        let failure = Self.deliver(&reader, to: port)
        summary = reader.summary
        // Whatever the reader makes of bytes that end with the run, it is no failure of the source; but no capture stays none.
        if waiting.isStopped {
            let isOther = failure?.kind == .notACapture && input.position + input.buffered >= Self.telling
            if isOther, let failure { port.notice(.lost(failure.message)) }
            port.notice(.ended(summary, isOther ? failure : nil))
            return nil
        }
        let isHopeless = failure.map { origin.isHopeless($0.kind) } ?? false
        if isHopeless, let failure { port.notice(.lost(failure.message)) }
        let hasBytes = failure?.kind != .empty
        port.notice(.ended(summary, hasBytes ? failure : nil))
        return isHopeless ? nil : LastStream(hadBytes: hasBytes, failure: failure.flatMap(Self.reason))
    }

    /// Delivers a stream's records; returns why it ended early, if it did.
    private static func deliver(_ reader: inout CaptureReader, to port: any RecordPort) -> CaptureError? {
        var sink = StreamSink(port)
        do throws(CaptureError) {
            try reader.read(into: &sink)
            return nil
        } catch {
            return error
        }
    }

    /// Why another stream is waited for, as far as a failure says it; its own words are told with the end of the stream.
    private static func reason(_ failure: CaptureError) -> String? {
        switch failure.kind {
        case .system: failure.message
        case .damaged: "the last stream was damaged"
        case .notACapture, .unsupported: "the last stream was no capture that can be read"
        case .empty, .cut, .isDirectory, .unsuitable: nil
        }
    }
}
