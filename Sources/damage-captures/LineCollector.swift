import Conformance
import LinkLayers
import Output
import WireFormat

/// Keeps the NDJSON line of each packet.
final class LineCollector: JudgedPacketSink {
    /// One packet as it is printed.
    struct Line: Equatable {
        /// The record that completed it.
        var record: Int
        /// Its NDJSON.
        var text: [UInt8]
    }

    /// The packets so far.
    private(set) var lines: [Line] = []
    private let out = OutputBuffer(.memory)
    private let printer: NDJSONPrinter

    /// Makes a collector without lines.
    init() { printer = NDJSONPrinter(out, PrintingOptions()) }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        printer.packet(judged, frameBytes, payloadBytes)
        lines.append(Line(record: judged.packet.context?.record.number ?? 0, text: out.take()))
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
}
