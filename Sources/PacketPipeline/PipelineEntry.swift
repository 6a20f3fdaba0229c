import Conformance
import DisplayFilter
import Output

/// The way into a sink: past the filter, if there is one, and then past a watch, since only what goes through counts.
struct PipelineEntry {
    /// Where packets go in.
    let sink: any JudgedPacketSink
    private let watch: SeverityWatch?

    /// Makes the way to `end`.
    init(_ end: any JudgedPacketSink, _ filter: DisplayFilter?) {
        let watch = filter.map { _ in SeverityWatch(end) }
        self.watch = watch
        sink = if let filter, let watch { FilteredSink(filter, watch) } else { end }
    }

    /// The gravest finding of what went through, of a batch in which `found` is the gravest of all.
    func gravest(_ found: Severity?) -> Severity? { if let watch { watch.gravest } else { found } }
}
