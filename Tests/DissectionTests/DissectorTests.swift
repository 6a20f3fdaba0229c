import Capture
import Dissection
import LinkLayers
import Testing
import WireFormat

/// From records to packets, through the link layers.
@Suite struct DissectorTests {
    private let collector = SeenCollector()

    private func dissector() -> Dissector {
        Dissector(source: "capture", packets: PacketDissector(into: collector, firstNumber: 1))
    }

    /// ACL data with a notification of handle 0x12, as H4.
    private static func notification(_ value: [UInt8]) -> [UInt8] {
        let attribute = [0x1B, 0x12, 0] + value
        let length = UInt16(attribute.count)
        return [2, 0x40, 0x20] + big((length + 4).byteSwapped) + big(length.byteSwapped) + [4, 0] + attribute
    }

    /// Gives the records one after the other, as far as they are wanted; returns how many were given.
    private func feed(_ records: [[UInt8]], to dissector: inout Dissector) -> Int {
        var given = 0
        for (index, bytes) in records.enumerated() {
            given += 1
            let record = CaptureRecord(
                number: index + 1, time: CaptureTime(microseconds: Int64(index)), direction: .received, linkType: .h4,
                originalLength: bytes.count, fileOffset: 0)
            if !bytes.withRawSpan({ dissector.record(record, $0) }) { break }
        }
        return given
    }

    @Test func recordsBecomePacketsInFileOrder() {
        var dissector = dissector()
        let frame = HandMadeFrame.message("a frame over two values")
        let values = [HandMadeFrame.message("one")] + pieces(frame, of: 40) + [Array(frame.prefix(30))]
        #expect(feed(values.map(Self.notification), to: &dissector) == 4)
        #expect(collector.packets.map(\.text) == ["one", "a frame over two values"])
        dissector.finish()
        #expect(collector.packets.map(\.text) == ["one", "a frame over two values", nil])
        #expect(collector.packets.map(\.packet.context?.source) == ["capture", "capture", "capture"])
        #expect(collector.packets.map(\.packet.context?.mapping) == [.unknown, .inferred, .inferred])
        #expect(dissector.records == 4)
        #expect(dissector.links.counters.attributes.map { [Int($0.opcode), $0.count] } == [[0x1B, 4]])
    }

    @Test func stopsWhenNobodyWantsMore() {
        var dissector = dissector()
        dissector.wantsMore = { [collector] in collector.packets.count < 2 }
        let values = ["a", "b", "c"].map { Self.notification(HandMadeFrame.message($0)) }
        #expect(feed(values, to: &dissector) == 2)
        #expect(collector.packets.map(\.text) == ["a", "b"])
    }

    @Test(arguments: [255, 256, 257])
    func asksAgainAfter256RecordsOfWhichNothingCame(count: Int) {
        var dissector = dissector()
        var asked = 0
        dissector.wantsMore = {
            asked += 1
            return true
        }
        #expect(feed([[UInt8]](repeating: [3, 0x40, 0, 0], count: count), to: &dissector) == count)
        #expect(asked == count / 256)
    }

    @Test func keeps100ProblemsAndPassesOnDoubtsOfTheClock() {
        var dissector = dissector()
        for number in 1...101 {
            dissector.problem(
                CaptureProblem(source: "capture", record: number, offset: 0, message: "odd", concernsClock: number == 3))
        }
        #expect(dissector.problems.map(\.record) == Array(1...100))
        #expect(collector.doubts == 1)
    }
}
