import Capture
import LinkLayers
import Testing

@Suite struct LinkEventTests {
    private func kinds(_ bench: Bench) -> [LinkEvent.Kind] { bench.sink.events.map(\.kind) }

    /// What a subscription of the far server's handle 0x13 with `value` gives, its characteristic being at `handle`.
    private func subscriptions(_ value: [UInt8], to handle: UInt16 = 0x13, at place: UInt16 = 0x12, isKnown: Bool = true) -> Int {
        var bench = Bench()
        bench.connect()
        bench.discover(place)
        if isKnown { bench.received(L2CAP.att([0x05, 1] + word(handle) + word(0x2902))) }
        bench.sent(L2CAP.att([0x12] + word(handle) + value))
        return kinds(bench).count { $0 == .subscribed }
    }

    @Test func aConnectionEventIsAStep() {
        var bench = Bench()
        bench.connect()
        #expect(kinds(bench) == [.connected])
        #expect(bench.sink.events[0].link.peerAddress?.value == 0xC0DE_C000_0001)
        #expect(bench.sink.events[0].record.number == 1)
    }

    @Test func aLinkThatWasOpenBeforeIsAStepOnceItIsSeenToBeLowEnergy() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.command(0x12, [1])))
        bench.sent(L2CAP.att(ATT.command(0x12, [1])))
        #expect(kinds(bench) == [.connected])
    }

    @Test func aClassicLinkIsNone() {
        var bench = Bench()
        bench.event([0x03, 11, 0] + word(0x40) + address(1) + [1, 0])
        bench.sent(L2CAP.att(ATT.command(0x12, [1])))
        #expect(kinds(bench) == [])
    }

    @Test func anAnsweredMTUExchangeIsAStepWithTheSmallerOfBothOffers() {
        var bench = Bench()
        bench.connect()
        bench.sent(L2CAP.att([0x02] + word(517)))
        #expect(kinds(bench) == [.connected])
        bench.received(L2CAP.att([0x03] + word(247)))
        #expect(kinds(bench) == [.connected, .exchangedMTU])
        #expect(bench.sink.events[1].link.mtu == 247)
    }

    @Test func anAnswerWithoutItsRequestSettlesNothing() {
        var bench = Bench()
        bench.connect()
        bench.received(L2CAP.att([0x03] + word(247)))
        #expect(kinds(bench) == [.connected])
    }

    @Test(arguments: [
        ([1, 0], 1), ([2, 0], 1), ([3, 0], 1), ([0, 0], 0), ([4, 0], 0), ([1], 0), ([1, 0, 0], 0), ([1, 1], 0),
    ])
    func aWriteOfBit0Or1Subscribes(value: [UInt8], count: Int) { #expect(subscriptions(value) == count) }

    @Test(
        arguments: [
            (0x13, true, 1), (0x13, false, 1), (0x14, true, 1), (0x14, false, 0), (0x15, true, 0), (0x11, true, 0),
            (0x12, false, 0),
            (0, false, 0), (1, false, 0),
        ] as [(UInt16, Bool, Int)])
    func theConfigurationStandsBehindTheValue(handle: UInt16, isKnown: Bool, count: Int) {
        #expect(subscriptions([1, 0], to: handle, isKnown: isKnown) == count)
    }

    @Test func aSubscriptionOfAnotherCharacteristicIsNone() {
        var bench = Bench()
        bench.connect()
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att(ATT.characteristic(0x12, UUIDs.foreign)))
        bench.sent(L2CAP.att([0x12, 0x13, 0, 1, 0]))
        #expect(kinds(bench) == [.connected])
    }

    @Test func aPhoneThatSkipsDiscoveryStillSubscribes() {
        var bench = Bench()
        bench.connect()
        bench.discover(0x12)
        bench.disconnect()
        bench.connect(0x41)
        bench.sent(L2CAP.att([0x12, 0x13, 0, 1, 0]), handle: 0x41)
        #expect(kinds(bench) == [.connected, .connected, .subscribed])
        #expect(bench.sink.events[2].link.handle == 0x41)
    }
}
