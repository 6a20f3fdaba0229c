import Capture
import LinkLayers
import WireFormat

/// Joins the two streets: records of a capture in, packets out, in file order.
package final class Dissector: CaptureSink {
    /// The link layers, with their counters.
    package private(set) var links = LinkLayerDecoder()
    /// What is wrong with the source, in the order found.
    package private(set) var problems: [CaptureProblem] = []
    /// How many records were read.
    package private(set) var records = 0
    /// Called now and then with the number of records read, for a progress line.
    package var progress: ((Int) -> Void)?
    /// Asked after every record whether to go on.
    package var wantsMore: () -> Bool = { true }

    private let packets: PacketDissector
    private var lastRecord = 0
    /// The most problems kept of one source.
    static let problemCapacity = 100

    /// Makes a dissector for `source` that hands its packets to `packets`.
    package init(source: String, packets: PacketDissector) {
        self.packets = packets
        packets.source = source
    }

    package func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        records += 1
        lastRecord = record.number
        if records & 0xFFFF == 0 { progress?(records) }
        var sink = packets
        links.decode(record, bytes, into: &sink)
        return wantsMore()
    }

    package func problem(_ problem: CaptureProblem) {
        if problem.concernsClock { packets.clockIsDoubtful() }
        if problems.count < Self.problemCapacity { problems.append(problem) }
    }

    /// The source ended: what still waits for its rest is given up.
    package func finish() {
        var sink = packets
        links.finish(record: lastRecord, into: &sink)
        packets.finish()
    }
}
