import Capture
import CaptureRecording
import LiveCapture
import Privileges

/// Sends what a live source delivers to Wireshark, until the source ends, Wireshark has enough, or a signal comes.
struct ExtcapCapture {
    /// Where records come from, not yet open.
    let source: any LiveSource
    /// What every record is.
    let linkType: LinkType
    /// The pipe that Wireshark reads.
    let fifo: String
    /// Where remarks go; Wireshark shows them.
    let messages: Messages

    /// The longest pause between two looks at whether Wireshark still reads, in milliseconds.
    private static let beat = 100

    /// Captures; the source is opened first, so that what is missing is said before Wireshark waits.
    func run() -> ExitStatus {
        let recording: Recording, queue: RecordQueue
        do {
            try source.open()
            var settings = Recording.Settings(path: fifo, format: .pcap)
            settings.linkType = linkType
            settings.patience.goesOn = { !Interruption.isRequested }
            recording = try Recording(settings)
            try Privileges.drop()
            queue = try RecordQueue()
            try SourceThread.start(source, QueuePort(queue, source: 0))
        } catch {
            return ExitStatus(refusedLive: error, messages)
        }
        do throws(CaptureError) {
            try pass(queue, to: recording)
            try recording.finish()
        } catch {
            messages.error(error)
            return .badInput
        }
        recording.notes.forEach(messages.note)
        return .done
    }

    private func pass(_ queue: RecordQueue, to recording: Recording) throws(CaptureError) {
        defer { queue.stop() }
        var batch = RecordBatch(), isRunning = true
        while isRunning, !recording.isClosed, !Interruption.isRequested {
            queue.take(&batch, milliseconds: Self.beat)
            for entry in batch.entries where try !take(entry, of: batch, to: recording) { isRunning = false }
            try recording.tick(.now)
        }
    }

    /// Takes one thing that the source delivered; false when it was the last.
    private func take(
        _ entry: RecordBatch.Entry, of batch: RecordBatch, to recording: Recording
    ) throws(CaptureError) -> Bool {
        switch entry.item {
        case .record(let record, let range):
            let result = batch.withBytes(range) { bytes in
                Result { () throws(CaptureError) in try recording.append(record, bytes) }
            }
            try result.get()
        case .problem(let problem): messages.note(problem)
        case .notice(.waiting(let reason)): messages.note("\(source.name): waiting: \(reason)")
        case .notice(.lost(let reason)): messages.error("\(source.name): lost: \(reason)")
        case .notice: break
        case .done: return false
        }
        return true
    }
}
