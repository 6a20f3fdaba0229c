import Output

/// A printer with a buffer of its own, for one batch at a time.
final class PrintingLane {
    /// What the printer has written.
    let buffer = OutputBuffer(.memory)
    /// The printer.
    let printer: any PacketPrinter

    /// Makes a lane for `format`.
    init(_ format: any PacketPrinter.Type, _ options: PrintingOptions) { printer = format.init(buffer, options) }
}
