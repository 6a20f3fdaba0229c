import Output

/// A printer with a buffer of its own, for one batch at a time.
final class PrintingLane {
    /// What the printer has written.
    let buffer = OutputBuffer(.memory)
    /// The printer.
    let printer: any PacketPrinter

    /// Whether it takes no more memory than most packets need.
    var isOfUsualSize: Bool { buffer.capacity <= Self.usualSize }

    private static let usualSize = 2 << 20

    /// Makes a lane for `format`.
    init(_ format: any PacketPrinter.Type, _ options: PrintingOptions) { printer = format.init(buffer, options) }
}
