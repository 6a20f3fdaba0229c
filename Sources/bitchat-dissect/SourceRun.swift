import Capture
import Dissection
import LibpcapCapture
import Output

/// Reads one source from its first record to its last and says what was wrong with it.
struct SourceRun {
    /// How a source ended.
    enum Outcome: Equatable {
        /// At its end.
        case whole
        /// Early: it is cut or damaged, and every whole record was read.
        case cut
        /// It could not be read at all.
        case unreadable
    }

    /// The source's name as the user gave it.
    let path: String
    /// Where remarks go.
    let messages: Messages
    /// What was counted; complete after `run`.
    private(set) var statistics = SourceStatistics()
    /// Where each record goes before it is dissected.
    var recording: RecordingRun?

    /// Makes a run over `path`.
    init(_ path: String, _ messages: Messages) {
        self.path = path
        self.messages = messages
    }

    /// Reads the source into `packets`, as long as `wantsMore` says so.
    mutating func run(into packets: PacketDissector, progress: ProgressLine?, wantsMore: @escaping () -> Bool) -> Outcome {
        statistics.source = path
        var dissector = Dissector(source: path, packets: packets)
        dissector.wantsMore = { wantsMore() && !Interruption.isRequested }
        if let progress { dissector.progress = { progress.show(records: $0) } }
        let outcome = read(into: &dissector)
        dissector.finish()
        progress?.clear()
        statistics.add(dissector.links.counters)
        tell(dissector)
        return outcome
    }

    private mutating func read(into dissector: inout Dissector) -> Outcome {
        var reader: CaptureReader?
        defer {
            if let summary = reader?.summary {
                statistics.format = summary.format
                statistics.records = summary.records
                statistics.truncated = summary.truncatedRecords
            }
        }
        do throws(CaptureError) {
            reader = CaptureReader(source: path, input: try CaptureSource.open(path), formats: AllCaptureFormats.all)
            var tap = RecordingTap(recording: recording, dissector: dissector)
            try reader?.read(into: &tap)
            return .whole
        } catch {
            messages.error(Self.sentence(error))
            return dissector.records > 0 || error.kind == .cut ? .cut : .unreadable
        }
    }

    private func tell(_ dissector: Dissector) {
        for problem in dissector.problems {
            let place = problem.record > 0 ? "record \(problem.record), offset \(problem.offset): " : ""
            messages.note("\(problem.source): \(place)\(problem.message)")
        }
        for problem in dissector.links.counters.skipped where problem.reason.isProblem {
            messages.note("\(path): \(problem.count) left out, first in record \(problem.firstRecord): \(problem.message)")
        }
    }

    private static func sentence(_ error: CaptureError) -> String {
        let place = error.record > 0 ? "record \(error.record), offset \(error.offset): " : ""
        return "\(error.source): \(place)\(error.message)"
    }
}
