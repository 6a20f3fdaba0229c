import Capture
import CaptureRecording
import LiveCapture

/// What one live source delivers on its way to Wireshark: its records, and remarks on how it fares.
final class ExtcapDelivery {
    /// Whether the source ended for a reason that was told.
    private(set) var isLost = false

    private let name: String
    private let recording: Recording
    private let messages: Messages
    private var isRunning = true
    /// Why the source is waited for, as far as it is; saying the same again is no news.
    private var waiting: String?

    /// Makes the way from the source called `name` to `recording`.
    init(of name: String, to recording: Recording, _ messages: Messages) {
        self.name = name
        self.recording = recording
        self.messages = messages
    }

    /// Whether more is to come, and Wireshark reads it.
    var goesOn: Bool { isRunning && !recording.isClosed }

    /// Takes everything in `batch`, and looks whether Wireshark still reads.
    func take(_ batch: RecordBatch) throws(CaptureError) {
        for entry in batch.entries { try take(entry.item, of: batch) }
        try recording.tick(.now)
    }

    /// Ends the recording and says what it does not hold.
    func finish() throws(CaptureError) {
        try recording.finish()
        recording.notes.forEach(messages.note)
    }

    private func take(_ item: RecordBatch.Item, of batch: RecordBatch) throws(CaptureError) {
        switch item {
        case .record(let record, let range):
            let result = batch.withBytes(range) { bytes in
                Result { () throws(CaptureError) in try recording.append(record, bytes) }
            }
            try result.get()
        case .problem(let problem): messages.note(problem)
        case .notice(let notice): take(notice)
        case .done: isRunning = false
        }
    }

    private func take(_ notice: SourceNotice) {
        switch notice {
        case .connected: waiting = nil
        case .waiting(let reason):
            if reason != waiting { messages.note("\(name): waiting: \(reason)") }
            waiting = reason
        case .lost(let reason):
            isLost = true
            messages.error("\(name): lost: \(reason)")
        case .ended, .counters: break
        }
    }
}
