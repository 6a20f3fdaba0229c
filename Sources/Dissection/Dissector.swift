import Capture
import LinkLayers
import WireFormat

/// Joins the two streets: records of a capture in, packets out, in file order.
///
/// A value with one owner, so that a record costs no check that nobody else uses its state.
package struct Dissector: CaptureSink {
    /// The link layers, with their counters.
    package private(set) var links = LinkLayerDecoder()
    /// What is wrong with the source, in the order found.
    package private(set) var problems: [CaptureProblem] = []
    /// How many records were read.
    package private(set) var records = 0
    /// Called now and then with the number of records read, for a progress line.
    package var progress: ((Int) -> Void)?
    /// Asked whether to go on: after every record that something came out of, and every so often.
    package var wantsMore: () -> Bool = { true }

    /// How many records pass at most until `wantsMore` is asked again.
    static let patience = 256

    private var watch: DeliveryWatch
    private var lastRecord = 0
    /// The most problems kept of one source.
    static let problemCapacity = 100

    /// Makes a dissector for `source` that hands its packets to `packets`.
    package init(source: String, packets: PacketDissector) {
        watch = DeliveryWatch(packets: packets)
        packets.source = source
    }

    package mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        records &+= 1
        lastRecord = record.number
        links.decode(record, bytes, into: &watch)
        return watch.hasDelivered || records % Self.patience == 0 ? goesOn() : true
    }

    package mutating func problem(_ problem: CaptureProblem) {
        if problem.concernsClock { watch.packets.clockIsDoubtful() }
        if problems.count < Self.problemCapacity { problems.append(problem) }
    }

    /// The source ended: what still waits for its rest is given up.
    package mutating func finish() {
        links.finish(record: lastRecord, into: &watch)
        watch.packets.finish()
    }

    /// Shows the progress, when it is time, and asks whether to go on.
    @inline(never)
    private mutating func goesOn() -> Bool {
        watch.hasDelivered = false
        if records & 0xFFFF == 0 { progress?(records) }
        return wantsMore()
    }
}
