import DisplayFilter
import Output

/// A printer with a buffer of its own, for one batch at a time.
final class PrintingLane {
    /// What the printer has written.
    let buffer = OutputBuffer(.memory)
    /// The way to the printer.
    let entry: PipelineEntry

    /// Whether it takes no more memory than most packets need.
    var isOfUsualSize: Bool { buffer.capacity <= Self.usualSize }

    private static let usualSize = 2 << 20

    /// Makes a lane for `format`, and for what `filter` lets through.
    init(_ format: any PacketPrinter.Type, _ options: PrintingOptions, _ filter: DisplayFilter?) {
        entry = PipelineEntry(format.init(buffer, options), filter)
    }
}
