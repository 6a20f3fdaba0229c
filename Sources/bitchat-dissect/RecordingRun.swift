import Capture
import CaptureRecording
import WireFormat

/// A recording beside a run: takes each record before it is dissected, and says once what went wrong.
final class RecordingRun {
    /// Whether records could not be written; what came before is whole in the file.
    private(set) var hasFailed = false

    private let recording: Recording
    private let messages: Messages

    /// Begins the recording of what is read from `inputs` (paths, or `-`); throws as `Recording` does.
    ///
    /// Where every input is a file, records are gathered; what comes through a pipe or a socket is written as it comes.
    init(_ options: RecordingOptions, reading inputs: [String], _ messages: Messages) throws(CaptureError) {
        var settings = options.settings
        settings.inputs = inputs
        settings.gathers = !inputs.isEmpty && inputs.allSatisfy(Recording.isRegularFile)
        recording = try Recording(settings)
        self.messages = messages
    }

    /// Writes one record; false when it could not be written, or nobody reads any more.
    func append(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        attempt { () throws(CaptureError) in try recording.append(record, bytes) }
        return !hasFailed && !recording.isClosed
    }

    /// Tells the time; to be called now and then by a run that waits for records.
    func tick(_ now: CaptureTime) { attempt { () throws(CaptureError) in try recording.tick(now) } }

    /// Ends the recording and tells what was not kept; false when something could not be written.
    func finish() -> Bool {
        attempt { () throws(CaptureError) in try recording.finish() }
        for note in recording.notes { messages.note("-w: \(note)") }
        return !hasFailed
    }

    private func attempt(_ step: () throws(CaptureError) -> Void) {
        guard !hasFailed else { return }
        do throws(CaptureError) {
            try step()
        } catch {
            hasFailed = true
            messages.error("\(error.source): \(error.message)")
        }
    }
}

extension ExitStatus {
    /// The status for a recording that could not begin; another name on the command line helps where the file is unsuitable.
    init(refusedRecording error: CaptureError) { self = error.kind == .unsuitable ? .usage : .badInput }
}
