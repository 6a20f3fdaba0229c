import Capture
import LinkLayers
import Testing

@Suite struct AssemblyTests {
    let value = [UInt8](1...40)
    var data: [UInt8] { L2CAP.att(ATT.notification(0x12, value)) }

    @Test func joinsStartAndContinuations() {
        var bench = Bench()
        bench.received(Array(data.prefix(20)))
        bench.continued(Array(data[20..<21]), .received)
        bench.continued(Array(data[21...]), .received)
        #expect(bench.bytes == [value])
        #expect(bench.sink.values.map { [$0.value.firstRecord, $0.value.record.number] } == [[1, 3]])
        #expect(bench.attributes(0x1B) == 1)
    }

    @Test(arguments: 0...8)
    func startMayHoldFewerBytesThanTheHeader(split: Int) {
        var bench = Bench()
        bench.received(Array(data.prefix(split)))
        bench.continued(Array(data.dropFirst(split)), .received)
        #expect(bench.bytes == [value])
    }

    @Test func interleavedConnectionsAndDirectionsAreKeptApart() {
        var bench = Bench()
        let other = L2CAP.att(ATT.command(0x12, value.reversed()))
        bench.received(Array(data.prefix(10)), handle: 1)
        bench.received(Array(other.prefix(10)), handle: 2)
        bench.sent(Array(other.prefix(12)), handle: 1)
        bench.continued(Array(other.dropFirst(10)), .received, handle: 2)
        bench.continued(Array(other.dropFirst(12)), .sent, handle: 1)
        bench.continued(Array(data.dropFirst(10)), .received, handle: 1)
        #expect(bench.bytes == [value.reversed(), value.reversed(), value])
        #expect(bench.sink.values.map(\.value.direction) == [.received, .sent, .received])
        #expect(bench.decoder.counters.skipped.isEmpty)
    }

    @Test func sameHandleOnTwoAdaptersIsTwoLinks() {
        var bench = Bench()
        bench.feed(HCI.acl(0x40, boundary: 2, Array(data.prefix(10))), direction: .received, adapter: 0)
        bench.feed(HCI.acl(0x40, boundary: 1, Array(data.dropFirst(10))), direction: .received, adapter: 1)
        #expect(bench.bytes.isEmpty)
        #expect(bench.count(.continuationWithoutStart) == 1)
    }

    @Test func newStartDropsTheUnfinishedPDU() {
        var bench = Bench()
        bench.received(Array(data.prefix(20)))
        bench.received(data)
        bench.continued(Array(data.dropFirst(20)), .received)
        #expect(bench.bytes == [value])
        #expect(bench.count(.incompletePDU) == 1)
        #expect(bench.count(.continuationWithoutStart) == 1)
    }

    @Test func continuationWithoutStartIsDropped() {
        var bench = Bench()
        bench.continued(data, .received)
        #expect(bench.sink.values.isEmpty)
        #expect(bench.decoder.problems == [LinkLayerProblem(reason: .continuationWithoutStart, count: 1, firstRecord: 1)])
    }

    @Test func overlongPDUUsesTheDeclaredLength() {
        var bench = Bench()
        bench.received(data + [0xEE])
        bench.received(Array(data.prefix(20)))
        bench.continued(Array(data.dropFirst(20)) + [0xEE, 0xEE], .received)
        #expect(bench.bytes == [value, value])
        #expect(bench.count(.overlongPDU) == 2)
    }

    @Test func cutStartGivesItsPrefixAndIgnoresContinuations() {
        var bench = Bench()
        let packet = HCI.acl(0x40, boundary: 2, data)
        bench.feed(Array(packet.prefix(5 + 4 + 6)), direction: .received, originalLength: packet.count)
        bench.continued([1, 2, 3], .received)
        #expect(bench.bytes == [[1, 2, 3]])
        #expect(bench.sink.values.map(\.value.originalLength) == [40])
        #expect(bench.attributes(0x1B) == 0)
        #expect(bench.count(.truncatedPDU) == 1)
        #expect(bench.count(.continuationWithoutStart) == 1)
    }

    @Test func cutContinuationGivesWhatCame() {
        var bench = Bench()
        bench.received(Array(data.prefix(20)))
        let packet = HCI.acl(0x40, boundary: 1, Array(data.dropFirst(20)))
        bench.feed(Array(packet.prefix(5 + 4)), direction: .received)
        #expect(bench.bytes == [Array(value.prefix(17))])
        #expect(bench.sink.values.map(\.value.originalLength) == [40])
    }

    @Test func legacyFilteredRecordOfNineBytesGivesNoValue() {
        var bench = Bench()
        bench.feed(Array(HCI.acl(0x40, boundary: 2, data).prefix(9)), direction: .received)
        bench.feed(Array(HCI.acl(0x40, boundary: 1, data).prefix(9)), direction: .received)
        #expect(bench.sink.values.isEmpty)
        #expect(bench.decoder.counters.attributes.isEmpty)
    }

    @Test func longestPDUOf65539BytesIsJoined() {
        var bench = Bench()
        let value = [UInt8](repeating: 5, count: 65_532)
        let data = L2CAP.att(ATT.notification(0x12, value))
        bench.received(Array(data.prefix(1_000)))
        for start in stride(from: 1_000, to: data.count, by: 10_000) {
            bench.continued(Array(data[start..<min(data.count, start + 10_000)]), .received)
        }
        #expect(bench.bytes == [value])
    }

    @Test func channelsOfNoInterestAreCountedOffWithoutAValue() {
        var bench = Bench()
        let foreign = L2CAP.pdu(0x42, data)
        bench.received(Array(foreign.prefix(30)))
        bench.continued(Array(foreign.dropFirst(30)), .received)
        bench.received(Array(foreign.prefix(2)))
        bench.continued(Array(foreign[2..<30]), .received)
        bench.continued(Array(foreign.dropFirst(30)), .received)
        bench.received(data)
        #expect(bench.bytes == [value])
        #expect(bench.decoder.counters.skipped.isEmpty)
    }

    @Test func directionlessContinuationJoinsTheOneUnfinishedStart() {
        var bench = Bench()
        let write = L2CAP.att(ATT.command(0x12, value))
        bench.feed(HCI.acl(0x40, boundary: 2, Array(data.prefix(10))))
        bench.feed(HCI.acl(0x40, boundary: 1, Array(data.dropFirst(10))))
        bench.feed(HCI.acl(0x40, boundary: 0, Array(write.prefix(10))))
        bench.feed(HCI.acl(0x40, boundary: 1, Array(write.dropFirst(10))))
        bench.feed(HCI.acl(0x40, boundary: 1, [1]))
        #expect(bench.sink.values.map(\.value.direction) == [.received, .sent])
        #expect(bench.bytes == [value, value])
        #expect(bench.count(.continuationWithoutStart) == 1)
    }

    @Test func directionlessContinuationPrefersTheEndThatSentLast() {
        var bench = Bench()
        let write = L2CAP.att(ATT.command(0x12, value))
        bench.feed(HCI.acl(0x40, boundary: 2, Array(data.prefix(10))))
        bench.feed(HCI.acl(0x40, boundary: 0, Array(write.prefix(10))))
        bench.feed(HCI.acl(0x40, boundary: 1, Array(write.dropFirst(10))))
        bench.feed(HCI.acl(0x40, boundary: 1, Array(data.dropFirst(10))))
        bench.feed(HCI.acl(0x40, boundary: 0, Array(write.prefix(10))))
        bench.feed(HCI.acl(0x40, boundary: 2, Array(data.prefix(12))))
        bench.feed(HCI.acl(0x40, boundary: 1, Array(data.dropFirst(12))))
        bench.feed(HCI.acl(0x40, boundary: 1, Array(write.dropFirst(10))))
        #expect(bench.sink.values.map(\.value.direction) == [.sent, .received, .received, .sent])
        #expect(bench.bytes == [value, value, value, value])
    }

    @Test func vendorHandleEDCIsSkippedUnlessConnected() {
        var bench = Bench()
        bench.received(data, handle: 0xEDC)
        #expect(bench.count(.vendorDebug) == 1)
        #expect(bench.sink.opened.isEmpty)
        bench.connect(0xEDC)
        bench.received(data, handle: 0xEDC)
        #expect(bench.bytes == [value])
    }

    @Test func handlesAboveEFFAreSkipped() {
        var bench = Bench()
        bench.received(data, handle: 0xEFF)
        bench.received(data, handle: 0xF00)
        #expect(bench.bytes == [value])
        #expect(bench.count(.invalidHandle) == 1)
    }
}
