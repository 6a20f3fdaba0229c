import Conformance
import Dissection
import DisplayFilter
import Output

/// The way on one thread: each packet is judged and comes out before the next one is looked for.
package final class DirectStreet: PacketStreet {
    private let out: OutputBuffer
    private let watch: SeverityWatch
    private let limited: LimitedSink
    private let entry: any JudgedPacketSink

    /// Makes the way to `end`, for at most `limit` packets of those that `filter` lets through.
    package init(_ end: PipelineEnd, limit: Int?, filter: DisplayFilter? = nil) {
        switch end {
        case .sink(let sink, let out):
            self.out = out
            watch = SeverityWatch(sink)
        case .printer(let format, let options, let out):
            self.out = out
            watch = SeverityWatch(format.init(out, options))
        }
        let limited = LimitedSink(watch, limit: limit)
        self.limited = limited
        entry = if let filter { FilteredSink(filter, limited) } else { limited }
    }

    package var isOver: Bool { limited.isFull || out.isClosed }

    package func begin(_ makeJudge: (any JudgedPacketSink) -> any PacketSink) -> any PacketSink { makeJudge(entry) }

    package func endSource(_ body: @escaping () -> Void) { body() }

    package func drain() {
        out.flush()
        out.lookForReader()
    }

    package func close() -> Severity? { watch.gravest }
}
