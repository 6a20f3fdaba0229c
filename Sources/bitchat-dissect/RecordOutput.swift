import Capture
import CaptureRecording
import WireFormat

/// Records on their way into one file, and what became of them.
final class RecordOutput: CaptureSink {
    /// Why no more can be written, once that is so.
    private(set) var failure: CaptureError?
    /// What is wrong with the source.
    private(set) var problems: [CaptureProblem] = []
    /// How many records came.
    private(set) var records = 0

    /// The most problems kept.
    private static let problemCapacity = 100

    private let target: CopyTarget
    private let file: WholeFile
    private var writer: any RecordWriter
    private var refusals: [RecordRefusal: Int] = [:]
    private var timeless = 0

    /// Begins a file; throws where it cannot be written.
    init(_ target: CopyTarget) throws(CaptureError) {
        self.target = target
        file = try WholeFile(target.output, inputs: [target.input])
        writer = target.writer
        writer.begin(nil, &file.output)
    }

    /// Whether nothing more is written: that failed, or the reader of a pipe has gone.
    var isOver: Bool { failure != nil || file.isReaderGone }

    func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        records += 1
        switch writer.append(record, bytes, to: &file.output) {
        case .whole: break
        case .withoutTime: timeless += 1
        case .refused(let reason): refusals[reason, default: 0] += 1
        }
        attempt { () throws(CaptureError) in try file.commit() }
        return !isOver && !Interruption.isRequested
    }

    func problem(_ problem: CaptureProblem) { if problems.count < Self.problemCapacity { problems.append(problem) } }

    /// Ends the file and says what it does not hold; false, with a message, when it is not there.
    ///
    /// There is none where every record was left out.
    func finish(_ messages: Messages) -> Bool {
        guard records == 0 || failure != nil || refusals.values.reduce(0, +) < records else {
            abandon()
            let reasons = left.joined(separator: "; ")
            messages.error("\(target.input): nothing of it can be written as \(target.container.rawValue): \(reasons)")
            return false
        }
        writer.end(&file.output)
        attempt { () throws(CaptureError) in try file.finish() }
        if let failure { messages.error("\(failure.source): \(failure.message)") }
        for note in notes { messages.note("-w: \(note)") }
        return failure == nil
    }

    /// Leaves no file behind.
    func abandon() { file.abandon() }

    private var notes: [String] {
        var notes = left
        var losses = (writer as? HCIRecordWriter)?.losses ?? [:]
        losses[.time] = timeless > 0 ? timeless : nil
        for (loss, sentence) in RecordLosses.sentences {
            if let count = losses[loss] { notes.append("\(count) \(sentence)") }
        }
        return notes
    }

    /// How many records are left out, and why.
    private var left: [String] {
        RecordRefusal.allCases.compactMap { reason in refusals[reason].map { "\($0) left out: \(reason.message)" } }
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
