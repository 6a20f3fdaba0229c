import Capture
import Dissection
import LinkLayers
import LiveCapture
import Output
import WireFormat

/// One live source on the decoding thread: its records on their way to the view, and how it fares.
final class LiveStreet {
    /// How the source fares.
    private(set) var state: LiveState.Source
    /// How it ended, as far as it has.
    private(set) var outcome = SourceRun.Outcome.whole
    /// Packets dissected, those that a filter leaves out included.
    private(set) var packets = 0
    /// The adapter's counters.
    private(set) var losses = LossWatch()

    private var dissector: Dissector
    private let numbers: PacketNumbers
    private var summary: CaptureSummary?
    private var truncated = 0
    private var isLost = false

    /// Makes the street of the source called `name`, whose packets go to `sink`.
    init(_ name: String, into sink: any PacketSink, numbers: PacketNumbers) {
        state = LiveState.Source(name: name, condition: "open", records: 0)
        self.numbers = numbers
        dissector = Dissector(source: name, packets: PacketDissector(into: sink, numbers: numbers))
    }

    /// Takes one record.
    func record(_ record: CaptureRecord, _ bytes: RawSpan) {
        let before = numbers.last
        state.records += 1
        if record.originalLength > bytes.byteCount { truncated += 1 }
        _ = dissector.record(record, bytes)
        packets += numbers.last - before
    }

    /// Takes note of something wrong with the source.
    func problem(_ problem: CaptureProblem) { dissector.problem(problem) }

    /// Takes note of what became of the source; returns what the user should know of it.
    func notice(_ notice: SourceNotice) -> LiveRemark? {
        switch notice {
        case .connected: return become("open")
        case .waiting(let reason): return become("waiting: " + reason)
        case .lost(let reason): return lose(reason)
        case .ended(let summary, let failure): return end(summary, failure)
        case .counters(let passed, let read):
            let isWorse = losses.look(passed: passed, read: read)
            state.lost = losses.lost
            return isWorse ? losses.sentence.map { LiveRemark(isGrave: true, text: "\(state.name): \($0)") } : nil
        }
    }

    /// The source's thread is done.
    func done() { if state.condition == "open" { state.condition = "ended" } }

    /// Gives up what still waits for its rest.
    func finish() {
        let before = numbers.last
        dissector.finish()
        packets += numbers.last - before
    }

    /// What the link layers counted.
    var counters: LinkLayerCounters { dissector.links.counters }

    /// What was counted.
    var statistics: SourceStatistics {
        var statistics = SourceStatistics()
        statistics.source = state.name
        if let summary { statistics.add(summary) } else { statistics.add(records: state.records, truncated: truncated) }
        statistics.add(counters)
        return statistics
    }

    /// The source is in another condition; saying the same again is no news.
    private func become(_ condition: String) -> LiveRemark? {
        guard state.condition != condition else { return nil }
        state.condition = condition
        return LiveRemark(isGrave: false, isCondition: true, text: "\(state.name): \(condition)")
    }

    private func lose(_ reason: String) -> LiveRemark? {
        isLost = true
        state.condition = "lost: " + reason
        outcome = state.records > 0 ? .cut : .unreadable
        return LiveRemark(isGrave: true, text: "\(state.name): \(reason)")
    }

    /// Tells why a stream ended early, unless that ended the source, or the source says so when it waits for another.
    private func end(_ summary: CaptureSummary, _ failure: CaptureError?) -> LiveRemark? {
        self.summary = summary
        guard let failure, !isLost else { return nil }
        if case .system = failure.kind { return nil }
        if outcome == .whole { outcome = .cut }
        return LiveRemark(
            isGrave: false, text: Messages.sentence(failure.source, failure.record, failure.offset, failure.message))
    }
}
