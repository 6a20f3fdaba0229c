import Capture
import Dissection
import LinkLayers
import WireFormat

@testable import Conformance
@testable import Report

/// Frames on their way into a collector: each one is the value of a record, a second after the one before.
struct Collecting {
    let collector: ReportCollector
    private let dissector: PacketDissector
    private var record = 0

    /// Begins at 2025-10-09 08:53:20 UTC, the time of a hand-made frame.
    init(packets: Int = ReportLimits.packets) {
        collector = ReportCollector(packets: packets)
        dissector = PacketDissector(into: Judge(into: collector, JudgeOptions()), firstNumber: 1)
        dissector.source = "a.btsnoop"
    }

    /// Takes one frame that came, or was sent, on the link with that serial number.
    mutating func take(_ frame: [UInt8], _ direction: PacketDirection = .received, link serial: Int = 1) {
        var link = Link(id: LinkID(serial: serial), adapter: 0, handle: UInt16(63 + serial), openingRecord: 1)
        link.role = .central
        record += 1
        let place = CaptureRecord(
            number: record, time: CaptureTime(microseconds: 1_760_000_000_000_000 + Int64(record - 1) * 1_000_000),
            direction: direction, linkType: .h4, originalLength: 0, fileOffset: 0)
        let value = AttributeValue(
            record: place, firstRecord: record, link: link.id, direction: direction, carrier: .notification, handle: 0x12,
            mapping: .discovered, originalLength: frame.count)
        frame.withRawSpan { _ = dissector.value(value, $0, on: link) }
    }

    /// What was collected.
    var contents: ReportContents { collector.contents }
}

/// An announce by hand: name, keys of 32 equal bytes, neighbours.
func announce(_ name: [UInt8], from sender: UInt64, neighbours: [UInt64] = []) -> [UInt8] {
    var section = [1, UInt8(name.count)] + name + [2, 32] + run(0xAA, 32) + [3, 32] + run(0xBB, 32)
    if !neighbours.isEmpty { section += [4, UInt8(8 * neighbours.count)] + neighbours.flatMap { big($0) } }
    return HandMadeFrame(type: 0x01, sender: sender, section: section).bytes
}

/// A piece of a fragmented frame by hand.
func fragment(_ index: UInt16, of total: UInt16, stream: UInt64 = 0xAB, data: [UInt8] = [9]) -> [UInt8] {
    HandMadeFrame(type: 0x20, section: big(stream) + big(index) + big(total) + [2] + data).bytes
}
