import Conformance
import Output

/// Packets as lines, each written out as soon as nothing more is at hand.
final class PrinterView: LiveView {
    let sink: any JudgedPacketSink
    let isInteractive = false
    private let out: OutputBuffer

    /// Makes a view of a printer that writes to `out`.
    init(_ sink: any JudgedPacketSink, _ out: OutputBuffer) {
        self.sink = sink
        self.out = out
    }

    func tick(_ state: LiveState) { out.flush() }

    func note(_ message: String) {
        out.flush()
        Messages().error(message)
    }

    func finish() { out.flush() }
}
