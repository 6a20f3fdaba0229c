import Capture
import LinkLayers
import Testing

@Suite struct EncapsulationTests {
    let data = L2CAP.att(ATT.notification(0x12, [7, 8]))
    var packet: [UInt8] { HCI.acl(0x40, boundary: 2, data) }

    @Test func h4TakesTheRecordsDirection() {
        var bench = Bench()
        bench.feed(packet, .h4, direction: .sent)
        #expect(bench.sink.values.map(\.value.direction) == [.sent])
        #expect(bench.bytes == [[7, 8]])
    }

    @Test(arguments: [(UInt8(0), PacketDirection.sent), (1, .received), (0xFE, .sent)])
    func directionWordsLowestBitDecides(low: UInt8, direction: PacketDirection) {
        var bench = Bench()
        bench.feed([0, 0, 0, low] + packet, .h4WithDirection)
        #expect(bench.sink.values.map(\.value.direction) == [direction])
    }

    @Test func bareHCITakesItsTypeFromTheTag() {
        var bench = Bench()
        bench.feed(Array(packet.dropFirst()), .hci, direction: .received, tag: 2)
        #expect(bench.bytes == [[7, 8]])
    }

    @Test func bareHCIWithALengthThatDoesNotFitIsNoACL() {
        var bench = Bench()
        bench.feed([0x40, 0x20, 0x09, 0x00] + data, .hci, direction: .received, tag: 2)
        bench.feed([0x40, 0x20, 0x0A, 0x00] + data, .hci, direction: .received, tag: 2)
        #expect(bench.count(.notACL) == 1)
        #expect(bench.sink.values.count == 1)
    }

    @Test func bareHCICutByTheLoggerIsStillACL() {
        var bench = Bench()
        bench.feed([0x40, 0x20, 0x0A, 0x00] + data, .hci, direction: .received, tag: 2, originalLength: 14)
        #expect(bench.count(.notACL) == 0)
        #expect(bench.sink.values.count == 1)
    }

    @Test func monitorHeaderNamesAdapterAndDirection() {
        var bench = Bench()
        bench.feed([0, 3, 0, 5] + packet.dropFirst(), .monitor)
        bench.feed(Array(packet.dropFirst()), .monitorRecord, adapter: 3, tag: 4)
        #expect(bench.sink.values.map(\.value.direction) == [.received, .sent])
        #expect(bench.sink.opened.map(\.adapter) == [3])
    }

    @Test func monitorNotesAreIgnored() {
        var bench = Bench()
        for tag in [10, 11, 12, 13, 14, 17, 99] as [UInt16] { bench.feed([1, 2, 3], .monitorRecord, tag: tag) }
        #expect(bench.decoder.counters == LinkLayerCounters())
    }

    @Test(arguments: [0, 1, 8, 9] as [UInt16])
    func adapterChangesCloseItsConnectionsAlone(opcode: UInt16) {
        var bench = Bench()
        bench.received(data, adapter: 0)
        bench.received(data, adapter: 1)
        bench.feed([], .monitorRecord, adapter: 1, tag: opcode)
        #expect(bench.sink.closed.map(\.adapter) == [1])
    }

    @Test func fragmentsAlternatingBetweenInterfaceAndMonitorAreJoined() {
        var bench = Bench()
        bench.feed([0, 0, 0, 1] + HCI.acl(0x40, boundary: 2, Array(data.prefix(6))), .h4WithDirection)
        bench.feed([0, 1, 0, 5] + HCI.acl(0x40, boundary: 1, Array(data.dropFirst(6))).dropFirst(), .monitor)
        #expect(bench.bytes == [[7, 8]])
    }

    @Test func secondMonitorAdapterIsNotTakenForTheNamelessOne() {
        var bench = Bench()
        bench.feed([0, 0, 0, 1] + HCI.acl(0x40, boundary: 2, Array(data.prefix(6))), .h4WithDirection)
        bench.feed([0, 1, 0, 5] + packet.dropFirst(), .monitor)
        bench.feed([0, 2, 0, 5] + HCI.acl(0x40, boundary: 1, Array(data.dropFirst(6))).dropFirst(), .monitor)
        #expect(bench.sink.opened.map(\.adapter) == [0, 2])
        #expect(bench.count(.continuationWithoutStart) == 1)
    }

    @Test func packetTypesAreCounted() {
        var bench = Bench()
        bench.feed(HCI.command(0x0C14, []), .h4)
        bench.event([0x0F, 4, 0, 1, 0, 0])
        bench.feed([3, 0x40, 0, 1, 9], .h4)
        bench.feed([5, 0x40, 0, 1, 0, 9], .h4)
        bench.received(data)
        var counts = HCIPacketCounts()
        counts.command = 1
        counts.event = 1
        counts.sco = 1
        counts.iso = 1
        counts.acl = 1
        #expect(bench.decoder.counters.hci == counts)
        #expect(bench.decoder.counters.skipped.isEmpty)
    }

    @Test func otherPacketTypesAreSkippedAndCounted() {
        var bench = Bench()
        for type in [0, 6, 7, 9, 255] as [UInt8] { bench.feed([type] + packet.dropFirst(), .h4) }
        #expect(bench.count(.unknownPacketType) == 5)
        #expect(bench.sink.values.isEmpty)
    }

    @Test func emptyRecordsAreCounted() {
        var bench = Bench()
        for type in [LinkType.h4, .h4WithDirection, .monitor, .leLinkLayer, .leLinkLayerWithHeader, .nordicBLE] {
            bench.feed([], type)
        }
        bench.feed([0, 0, 20, 0, 147, 0, 0, 0], .perPacketInformation)
        #expect(bench.count(.unreadableRecord) == 7)
    }

    @Test func unsupportedLinkTypeIsNamed() {
        var bench = Bench()
        bench.feed([1, 2, 3], .unsupported(189))
        #expect(bench.decoder.problems == [LinkLayerProblem(reason: .unsupportedLinkType, count: 1, firstRecord: 1)])
    }

    @Test func userLinkTypeIsToldByShape() {
        var bench = Bench()
        bench.feed([9, 9, 9, 9, 9], .user(147))
        bench.feed([0, 0, 0, 1] + packet, .user(147))
        bench.feed(packet, .user(148))
        #expect(bench.count(.unknownUserLink) == 1)
        #expect(bench.sink.values.map(\.value.direction) == [.received, .received])
    }

    @Test func userLinkTypeNeedsTheDeclaredLength() {
        var bench = Bench()
        bench.feed(packet + [0], .user(147))
        bench.feed(Array(packet.dropLast()), .user(147))
        #expect(bench.count(.unknownUserLink) == 2)
        bench.feed(packet, .user(147))
        #expect(bench.sink.values.count == 1)
    }

    @Test func userLinkTypeKeepsTheShapeRecognisedFirst() {
        var bench = Bench()
        bench.feed(Air.advert(0, address: 1, []), .user(157))
        bench.feed(Air.data(0xAABB_CCDD, header: 2, data), .user(157))
        #expect(bench.bytes == [[7, 8]])
    }
}
