import Capture
import CaptureRecording
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
    /// Shows how far the run is.
    var progress: ProgressLine?
    /// What is read is written there too.
    var copy: CaptureCopy?
    private var held: HeldRecords?
    /// Called before a pipe is waited for: a reader sees at once what has come so far.
    var beforeWaiting: () -> Void = {}
    /// What was counted; complete after `run`.
    private(set) var statistics = SourceStatistics()

    /// Makes a run over `path`.
    init(_ path: String, _ messages: Messages) {
        self.path = path
        self.messages = messages
    }

    /// Reads the source into `packets`, as long as `wantsMore` says so.
    mutating func run(into packets: PacketDissector, wantsMore: @escaping () -> Bool) -> Outcome {
        statistics.source = path
        if let copy, let book = copy.comments { held = HeldRecords(copy, book, isFile: Recording.isRegularFile(path)) }
        var dissector = Dissector(source: path, packets: packets)
        dissector.wantsMore = wantsMore
        if let progress { dissector.progress = { progress.show(records: $0) } }
        let outcome = read(into: &dissector, wantsMore)
        if outcome != .unreadable, !statistics.format.isEmpty { copy?.foundCapture() }
        dissector.finish()
        held?.release()
        progress?.clear()
        statistics.add(dissector.links.counters)
        tell(dissector)
        return outcome
    }

    private mutating func read(into dissector: inout Dissector, _ wantsMore: @escaping () -> Bool) -> Outcome {
        do throws(CaptureError) {
            var reader = try open(wantsMore)
            defer { statistics.add(reader.summary) }
            guard let copy else {
                try reader.read(into: &dissector)
                return .whole
            }
            var sink = CopyingSink(copy: copy, held: held, dissector: dissector)
            defer { dissector = sink.dissector }
            try reader.read(into: &sink)
            return .whole
        } catch {
            // Where nobody wants more, the end of a pipe is no cut of the capture, nor is a wait for its writer a failure.
            if !wantsMore() { return .whole }
            messages.error(error)
            return dissector.records > 0 || error.kind == .cut ? .cut : .unreadable
        }
    }

    private func open(_ wantsMore: @escaping () -> Bool) throws(CaptureError) -> CaptureReader {
        let input = try CaptureSource.open(path) { [beforeWaiting] in
            beforeWaiting()
            return wantsMore()
        }
        return CaptureReader(source: path, input: input, formats: AllCaptureFormats.all)
    }

    private func tell(_ dissector: Dissector) {
        dissector.problems.forEach(messages.note)
        messages.note(skipped: dissector.links.counters, of: path)
    }
}
