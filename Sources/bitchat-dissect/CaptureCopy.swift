import Capture
import CaptureRecording
import WireFormat

/// The copy of what is read that is written on the way (`-w`).
final class CaptureCopy {
    /// The comments that are written with the records; nil: none.
    let comments: CommentBook?
    /// Why no more can be written, once that is so.
    private(set) var failure: CaptureError?
    private let recording: Recording

    /// Begins the copy that the command line asks for; nil when it asks for none.
    ///
    /// What is read from `inputs` (paths, or `-`) live is written record by record. With `later` a file that is there is left
    /// as it is until there is a capture to copy. Throws as `Recording` does.
    static func begin(
        _ options: RecordingOptions?, inputs: [String], isLive: Bool, later: Bool = false
    ) throws(CaptureError) -> CaptureCopy? {
        guard var settings = options?.settings else { return nil }
        settings.inputs = inputs
        settings.gathers = !isLive
        settings.beginsLater = later
        return CaptureCopy(try Recording(settings), (options?.comments).map(CommentBook.init))
    }

    private init(_ recording: Recording, _ comments: CommentBook?) {
        self.recording = recording
        self.comments = comments
    }

    /// Whether nothing more is written: that failed, or the reader of a pipe has gone or never came.
    var isOver: Bool { failure != nil || recording.isClosed }

    /// Writes one record with comments on it; false when nothing more is written.
    func append(_ record: CaptureRecord, _ bytes: RawSpan, _ comments: [RecordComment] = []) -> Bool {
        attempt { () throws(CaptureError) in try recording.append(record, bytes, comments) }
        return !isOver
    }

    /// An input is a capture: there is a copy, even where no record comes.
    func foundCapture() { attempt { () throws(CaptureError) in try recording.begin() } }

    /// Tells the time and looks for the reader, now and then, where records alone do not.
    func tick(_ now: CaptureTime) { attempt { () throws(CaptureError) in try recording.tick(now) } }

    /// Ends the copy and says what it does not hold; false, with a message, when it is not whole.
    func finish(_ messages: Messages) -> Bool {
        attempt { () throws(CaptureError) in try recording.finish() }
        if let failure { messages.error("\(failure.source): \(failure.message)") }
        for note in recording.notes { messages.note("-w: \(note)") }
        return failure == nil
    }

    private func attempt(_ step: () throws(CaptureError) -> Void) {
        guard failure == nil else { return }
        do throws(CaptureError) {
            try step()
        } catch {
            failure = error
        }
    }
}
