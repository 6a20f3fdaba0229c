import Capture
import LinkLayers
import Testing

@Suite struct ConnectionTests {
    let data = L2CAP.att(ATT.notification(0x12, [7, 8]))

    @Test func event01GivesAddressAndRole() {
        var bench = Bench()
        bench.connect(0x41, peer: 0xC0DE_C000_0001, role: 1)
        let link = bench.sink.opened.first
        #expect(link?.handle == 0x41)
        #expect(link?.peerAddress == DeviceAddress(value: 0xC0DE_C000_0001, isRandom: true))
        #expect(link?.role == .peripheral)
        #expect(link?.openingRecord == 1)
    }

    @Test(arguments: [0x0A, 0x29] as [UInt8])
    func laterEventsGiveAddressAndRoleToo(subevent: UInt8) {
        var bench = Bench()
        let local: [UInt8] = [9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8]
        bench.event(HCI.meta([subevent, 0] + word(0x41) + [0, 2] + address(0x1122_3344_5566) + local + [6, 0, 0, 0, 72, 0, 0]))
        #expect(bench.sink.opened.map(\.peerAddress) == [DeviceAddress(value: 0x1122_3344_5566, isRandom: false)])
        #expect(bench.sink.opened.map(\.role) == [.central])
    }

    @Test func failedConnectionIsIgnored() {
        var bench = Bench()
        bench.event(HCI.connectionComplete(0x41, peer: 1, role: 0, status: 0x3E))
        bench.event([0x03, 11, 4] + word(0x41) + address(1) + [1, 0])
        #expect(bench.sink.opened.isEmpty)
    }

    @Test func classicConnectionOpensALinkAndVoiceDoesNot() {
        var bench = Bench()
        bench.event([0x03, 11, 0] + word(0x0B) + address(0x0102_0304_0506) + [1, 0])
        bench.event([0x03, 11, 0] + word(0x0C) + address(0x0102_0304_0506) + [0, 0])
        #expect(bench.sink.opened.map(\.handle) == [0x0B])
        #expect(bench.sink.opened.map(\.role) == [.unknown])
    }

    @Test func linkIsCreatedAtFirstUse() {
        var bench = Bench()
        bench.received(data)
        bench.received(data)
        #expect(bench.sink.opened.map(\.handle) == [0x40])
        #expect(bench.sink.opened.map(\.peerAddress) == [nil])
    }

    @Test func disconnectionClosesAndClearsBothDirections() {
        var bench = Bench()
        bench.received(Array(data.prefix(6)))
        bench.sent(Array(data.prefix(6)))
        bench.disconnect()
        bench.continued(Array(data.dropFirst(6)), .received)
        bench.continued(Array(data.dropFirst(6)), .sent)
        #expect(bench.sink.closed.count == 1)
        #expect(bench.sink.values.isEmpty)
        #expect(bench.count(.incompletePDU) == 2)
        #expect(bench.count(.continuationWithoutStart) == 2)
    }

    @Test func failedDisconnectionKeepsTheLink() {
        var bench = Bench()
        bench.received(data)
        bench.event([0x05, 4, 0x12] + word(0x40) + [0])
        #expect(bench.sink.closed.isEmpty)
    }

    @Test func reusedHandleIsANewLink() {
        var bench = Bench()
        bench.connect()
        bench.received(Array(data.prefix(6)))
        bench.connect()
        bench.continued(Array(data.dropFirst(6)), .received)
        #expect(bench.sink.opened.map(\.id.serial) == [1, 2])
        #expect(bench.sink.closed.map(\.id.serial) == [1])
        #expect(bench.sink.values.isEmpty)
    }

    @Test func resetCommandAndItsCompletionCloseEveryLinkOfTheAdapter() {
        var bench = Bench()
        bench.received(data, handle: 1)
        bench.received(data, handle: 2)
        bench.received(data, handle: 1, adapter: 1)
        bench.feed(HCI.command(0x0C03, []))
        #expect(bench.sink.closed.count == 2)
        bench.event([0x0E, 4, 1, 0x03, 0x0C, 0], adapter: 1)
        #expect(bench.sink.closed.count == 3)
    }

    @Test func otherCompletionsCloseNothing() {
        var bench = Bench()
        bench.received(data)
        bench.event([0x0E, 4, 1, 0x14, 0x0C, 0])
        #expect(bench.sink.closed.isEmpty)
    }

    @Test func finishClosesWhatIsOpenAndCountsWhatIsUnfinished() {
        var bench = Bench()
        bench.received(Array(data.prefix(6)))
        bench.received(data, handle: 2)
        bench.decoder.finish(record: 2, into: &bench.sink)
        #expect(Set(bench.sink.closed.map(\.handle)) == [0x40, 2])
        #expect(bench.count(.incompletePDU) == 1)
    }

    @Test func shortEventIsCounted() {
        var bench = Bench()
        bench.event([0x3E, 19, 0x01, 0])
        bench.event([0x05, 2, 0, 1])
        #expect(bench.count(.malformedHCI) == 2)
    }

    @Test func handlesThatShareTheirLowBitsAreToldApart() {
        var bench = Bench()
        for handle in [0x040, 0x080, 0x0C0] as [UInt16] { bench.connect(handle, peer: UInt64(handle)) }
        bench.disconnect(0x040)
        for handle in [0x080, 0x0C0, 0x080, 0x0C0] as [UInt16] {
            bench.received(L2CAP.att(ATT.notification(0x12, [1])), handle: handle)
        }
        #expect(bench.sink.values.map(\.value.link.serial) == [2, 3, 2, 3])
    }

    @Test func link257EvictsTheOneUnusedLongest() {
        var bench = Bench()
        for handle in 0..<256 as Range<UInt16> { bench.received(data, handle: handle) }
        bench.received(data, handle: 0)
        #expect(bench.count(.evictedLink) == 0)
        bench.received(data, handle: 256)
        #expect(bench.count(.evictedLink) == 1)
        #expect(bench.sink.closed.map(\.handle) == [1])
    }
}
