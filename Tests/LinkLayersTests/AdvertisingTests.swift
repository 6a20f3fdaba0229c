import Capture
import LinkLayers
import Testing

@Suite struct AdvertisingTests {
    let list = [17, 0x07] + UUIDs.service
    let peerID: [UInt8] = [0x3D, 0xCC, 0x86, 0x96, 0x56, 0x6B, 0x1E, 0x17]
    var serviceData: [UInt8] { [25, 0x21] + UUIDs.service + peerID }

    func legacy(_ type: UInt8, _ sender: UInt64, _ data: [UInt8], rssi: UInt8 = 0xC4) -> [UInt8] {
        [type, 1] + address(sender) + [UInt8(data.count)] + data + [rssi]
    }

    func extended(_ type: UInt16, _ sender: UInt64, _ data: [UInt8], set: UInt8 = 2) -> [UInt8] {
        word(type) + [1] + address(sender) + [1, 2, set, 127, 0xC4, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [UInt8(data.count)] + data
    }

    @Test func legacyReportWithTheServiceIsDelivered() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(0, 0xC0DE_C000_0001, [2, 1, 6] + list)))
        var want = Advertisement(
            record: bench.sink.adverts[0].record, origin: .received,
            address: DeviceAddress(value: 0xC0DE_C000_0001, isRandom: true))
        want.hasService = true
        want.rssi = -60
        #expect(bench.sink.adverts == [want])
        #expect(bench.decoder.counters.adverts == 1)
    }

    @Test func severalReportsInOneEventAreReadInSequence() {
        var bench = Bench()
        bench.event(HCI.meta([2, 2] + legacy(0, 1, [2, 1, 6]) + legacy(0, 2, list)))
        #expect(bench.sink.adverts.map(\.address?.value) == [2])
        #expect(bench.decoder.counters.advertReports == 2)
    }

    @Test func debugServiceAndNameAreTold() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(0, 1, [17, 0x06] + UUIDs.debugService + [3, 9, 65, 66])))
        #expect(bench.sink.adverts.map(\.hasService) == [false])
        #expect(bench.sink.adverts.map(\.hasDebugService) == [true])
        #expect(bench.sink.adverts.map(\.hasLocalName) == [true])
    }

    @Test func serviceIsFoundBehindAnotherInTheList() {
        var bench = Bench()
        bench.event(HCI.meta([0x0D, 1] + extended(0, 1, [33, 0x07] + UUIDs.foreign + UUIDs.service)))
        #expect(bench.sink.adverts.map(\.hasService) == [true])
    }

    @Test func serviceDataGiveThePeerIDOfEightBytes() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(4, 1, serviceData)))
        bench.event(HCI.meta([2, 1] + legacy(4, 2, [24, 0x21] + UUIDs.service + peerID.dropLast())))
        bench.event(HCI.meta([2, 1] + legacy(4, 3, [25, 0x21] + UUIDs.foreign + peerID)))
        #expect(bench.sink.adverts.map(\.address?.value) == [1, 2])
        #expect(bench.sink.adverts.map(\.peerID) == [0x3DCC_8696_566B_1E17, nil])
        #expect(bench.sink.adverts.map(\.hasService) == [false, false])
    }

    @Test func otherAdvertsAreNotDelivered() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(0, 1, [17, 0x07] + UUIDs.foreign)))
        bench.event(HCI.meta([2, 1] + legacy(0, 1, [])))
        bench.event(HCI.meta([2, 1] + legacy(0, 1, [17, 0x15] + UUIDs.service)))
        #expect(bench.sink.adverts.isEmpty)
        #expect(bench.decoder.counters.advertReports == 3)
    }

    @Test func scanResponseOfAKnownAdvertiserIsDelivered() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(4, 1, [3, 9, 65, 66])))
        bench.event(HCI.meta([2, 1] + legacy(0, 1, list)))
        bench.event(HCI.meta([2, 1] + legacy(4, 1, [3, 9, 65, 66])))
        bench.event(HCI.meta([2, 1] + legacy(4, 2, [3, 9, 65, 66])))
        bench.event(HCI.meta([2, 1] + legacy(0, 1, [3, 9, 65, 66])))
        #expect(bench.sink.adverts.map(\.record.number) == [2, 3])
        #expect(bench.sink.adverts.map(\.hasLocalName) == [false, true])
    }

    @Test func structureThatRunsPastTheEndIsMalformed() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(0, 1, [2, 1, 6] + list.dropLast())))
        #expect(bench.sink.adverts.isEmpty)
        #expect(bench.count(.malformedAdvert) == 1)
    }

    @Test func extendedReportIsReadAfterItsTwentyFourBytes() {
        var bench = Bench()
        bench.event(HCI.meta([0x0D, 2] + extended(0x13, 1, [2, 1, 6]) + extended(0x13, 2, list)))
        #expect(bench.sink.adverts.map(\.address?.value) == [2])
        #expect(bench.sink.adverts.map(\.rssi) == [-60])
    }

    @Test func extendedReportInTwoPartsIsJoined() {
        var bench = Bench()
        bench.event(HCI.meta([0x0D, 1] + extended(0x20, 1, Array(list.prefix(9)))))
        bench.event(HCI.meta([0x0D, 1] + extended(0x20, 1, [2, 1, 6], set: 3)))
        bench.event(HCI.meta([0x0D, 1] + extended(0x00, 1, Array(list.dropFirst(9)))))
        #expect(bench.sink.adverts.map(\.hasService) == [true])
        #expect(bench.sink.adverts.map(\.record.number) == [3])
    }

    @Test func joinedAdvertIsCutAt1650Bytes() {
        var bench = Bench()
        let filler = [UInt8](repeating: 0, count: 165)
        for _ in 0..<9 { bench.event(HCI.meta([0x0D, 1] + extended(0x20, 1, [164] + filler.dropFirst()))) }
        bench.event(HCI.meta([0x0D, 1] + extended(0x20, 1, [146] + filler.prefix(146))))
        bench.event(HCI.meta([0x0D, 1] + extended(0x00, 1, list)))
        #expect(bench.sink.adverts.map(\.hasService) == [true])
        for _ in 0..<9 { bench.event(HCI.meta([0x0D, 1] + extended(0x20, 1, [164] + filler.dropFirst()))) }
        bench.event(HCI.meta([0x0D, 1] + extended(0x20, 1, [147] + filler.prefix(147))))
        bench.event(HCI.meta([0x0D, 1] + extended(0x00, 1, list)))
        #expect(bench.sink.adverts.count == 1)
        #expect(bench.count(.malformedAdvert) == 1)
    }

    @Test func pendingAdvert65EvictsTheOldest() {
        var bench = Bench()
        for sender in 1...65 as ClosedRange<UInt64> { bench.event(HCI.meta([0x0D, 1] + extended(0x20, sender, [17]))) }
        #expect(bench.count(.evictedState) == 1)
        for sender in [1, 2] as [UInt64] {
            bench.event(HCI.meta([0x0D, 1] + extended(0, sender, Array(list.dropFirst()))))
        }
        #expect(bench.sink.adverts.map(\.address?.value) == [2])
    }

    @Test(arguments: [(1_023, 0), (1_024, 0), (1_025, 1)])
    func advertiser1025EvictsTheOldest(count: UInt64, evicted: Int) {
        var bench = Bench()
        for sender in 1...count { bench.event(HCI.meta([2, 1] + legacy(0, sender, list))) }
        #expect(bench.count(.evictedState) == evicted)
        bench.event(HCI.meta([2, 1] + legacy(4, 1, [3, 9, 65, 66])))
        bench.event(HCI.meta([2, 1] + legacy(4, count, [3, 9, 65, 66])))
        #expect(bench.sink.adverts.count == Int(count) + 2 - evicted)
    }

    @Test func anonymousReportHasNoAddress() {
        var bench = Bench()
        var report = extended(0, 1, list)
        report[2] = 0xFF
        bench.event(HCI.meta([0x0D, 1] + report))
        #expect(bench.sink.adverts.map(\.address) == [nil])
        #expect(bench.sink.adverts.map(\.origin) == [.received])
    }

    @Test func shortReportIsCounted() {
        var bench = Bench()
        bench.event(HCI.meta([2, 1] + legacy(0, 1, list).dropLast()))
        bench.event(HCI.meta([0x0D, 1] + extended(0, 1, list).dropLast()))
        bench.event(HCI.meta([2, 2] + legacy(0, 1, list)))
        #expect(bench.count(.malformedHCI) == 3)
        #expect(bench.sink.adverts.count == 1)
    }

    @Test func ownLegacyDataAreReadToTheirLength() {
        var bench = Bench()
        let padding = [UInt8](repeating: 0, count: 31 - list.count)
        bench.feed(HCI.command(0x2008, [UInt8(list.count)] + list + padding))
        bench.feed(HCI.command(0x2009, [UInt8(serviceData.count)] + serviceData + [0, 0, 0, 0, 0]))
        bench.feed(HCI.command(0x2008, [UInt8(list.count - 1)] + list + padding))
        #expect(bench.sink.adverts.map(\.origin) == [.own, .own])
        #expect(bench.sink.adverts.map(\.hasService) == [true, false])
        #expect(bench.sink.adverts.map(\.peerID) == [nil, 0x3DCC_8696_566B_1E17])
    }

    @Test func ownExtendedDataAreCompleteWithOperation3() {
        var bench = Bench()
        bench.feed(HCI.command(0x2037, [1, 3, 1, UInt8(list.count)] + list))
        bench.feed(HCI.command(0x2038, [1, 3, 1, UInt8(serviceData.count)] + serviceData))
        #expect(bench.sink.adverts.map(\.origin) == [.own, .own])
    }

    @Test func ownExtendedDataInFragmentsAreJoined() {
        var bench = Bench()
        let parts = [Array(list.prefix(5)), Array(list[5..<9]), Array(list[9...])]
        for (operation, part) in zip([1, 0, 2] as [UInt8], parts) {
            bench.feed(HCI.command(0x2037, [1, operation, 1, UInt8(part.count)] + part))
            bench.feed(HCI.command(0x2037, [2, operation, 1, 3, 2, 1, 6]))
        }
        #expect(bench.sink.adverts.map(\.record.number) == [5])
    }

    @Test func firstFragmentBeginsAnew() {
        var bench = Bench()
        bench.feed(HCI.command(0x2037, [1, 1, 1, 3, 29, 1, 6]))
        bench.feed(HCI.command(0x2037, [1, 1, 1, 9] + list.prefix(9)))
        bench.feed(HCI.command(0x2037, [1, 2, 1, UInt8(list.count - 9)] + list.dropFirst(9)))
        #expect(bench.sink.adverts.map(\.hasService) == [true])
    }

    @Test func unchangedDataAreNotShownAgain() {
        var bench = Bench()
        bench.feed(HCI.command(0x2037, [1, 4, 1, UInt8(list.count)] + list))
        #expect(bench.sink.adverts.isEmpty)
    }
}
