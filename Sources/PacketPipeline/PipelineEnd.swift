import Conformance
import Output

/// What becomes of judged packets.
package enum PipelineEnd {
    /// They go into a sink, one after the other; it writes to the buffer, if it does.
    case sink(any JudgedPacketSink, OutputBuffer)
    /// They are printed, several batches at once, and what was printed is written to the buffer in order.
    case printer(any PacketPrinter.Type, PrintingOptions, OutputBuffer)

    /// Whether somebody still reads what comes out, all of which is written for that.
    var hasReader: Bool {
        let out =
            switch self {
            case .sink(_, let out), .printer(_, _, let out): out
            }
        out.flush()
        out.lookForReader()
        return !out.isClosed
    }
}
