import Capture
import LinkLayers
import Testing

@Suite struct ChannelTests {
    let value = [UInt8](1...30)

    /// A link on which an EATT channel 0x41 (near) to 0x52 (far) was opened by `codes` request and response.
    func enhanced(_ request: UInt8 = 0x17, mtu: UInt16 = 64, service: UInt16 = 0x27) -> Bench {
        var bench = Bench()
        bench.connect()
        let sizes = word(mtu) + word(64) + word(5)
        if request == 0x17 {
            bench.sent(L2CAP.signal(0x17, 3, word(service) + sizes + word(0x40) + word(0x41)))
            bench.received(L2CAP.signal(0x18, 3, sizes + word(0) + word(0x51) + word(0x52)))
        } else {
            bench.sent(L2CAP.signal(0x14, 3, word(service) + word(0x41) + sizes))
            bench.received(L2CAP.signal(0x15, 3, word(0x52) + sizes + word(0)))
        }
        return bench
    }

    @Test(arguments: [0x14, 0x17] as [UInt8])
    func creditBasedChannelCarriesATTBothWays(request: UInt8) {
        var bench = enhanced(request)
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        bench.sent(L2CAP.frame(0x52, ATT.command(0x12, value)))
        #expect(bench.bytes == [value, value])
        #expect(bench.carriers == [.notification, .writeCommand])
        #expect(bench.attributes(0x1B) == 1)
    }

    @Test func eachDirectionUsesTheReceiversNumber() {
        var bench = enhanced()
        bench.received(L2CAP.frame(0x52, ATT.notification(0x12, value)))
        bench.sent(L2CAP.frame(0x41, ATT.command(0x12, value)))
        #expect(bench.count(.unknownChannel) == 2)
        #expect(bench.decoder.counters.attributes.isEmpty)
    }

    @Test func channelOfAnotherServiceIsIgnored() {
        var bench = enhanced(service: 0x25)
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        #expect(bench.sink.values.isEmpty)
        #expect(bench.count(.unknownChannel) == 0)
    }

    @Test func refusedChannelIsNotOpened() {
        var bench = Bench()
        bench.connect()
        bench.sent(L2CAP.signal(0x17, 3, word(0x27) + word(64) + word(64) + word(5) + word(0x40) + word(0x41)))
        bench.received(L2CAP.signal(0x18, 3, word(64) + word(64) + word(5) + word(4) + word(0x51) + word(0)))
        bench.received(L2CAP.frame(0x40, ATT.notification(0x12, value)))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        #expect(bench.attributes(0x1B) == 1)
        #expect(bench.count(.unknownChannel) == 1)
    }

    @Test func answerOfAnotherIdentifierOpensNothing() {
        var bench = Bench()
        bench.connect()
        bench.sent(L2CAP.signal(0x14, 3, word(0x27) + word(0x41) + word(64) + word(64) + word(5)))
        bench.received(L2CAP.signal(0x15, 4, word(0x52) + word(64) + word(64) + word(5) + word(0)))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        #expect(bench.attributes(0x1B) == 0)
    }

    @Test func unitOverThreeFramesIsJoined() {
        var bench = enhanced()
        let unit = ATT.notification(0x12, value)
        bench.received(L2CAP.pdu(0x41, word(UInt16(unit.count)) + unit.prefix(10)))
        bench.received(L2CAP.pdu(0x41, Array(unit[10..<20])))
        bench.received(L2CAP.pdu(0x41, Array(unit[20...])))
        #expect(bench.bytes == [value])
        #expect(bench.sink.values.map { $0.value.record.number - $0.value.firstRecord } == [2])
        #expect(bench.attributes(0x1B) == 1)
    }

    @Test func interleavedChannelsAreKeptApart() {
        var bench = enhanced()
        let unit = ATT.notification(0x12, value)
        bench.received(L2CAP.pdu(0x41, word(UInt16(unit.count)) + unit.prefix(10)))
        bench.received(L2CAP.frame(0x40, ATT.notification(0x12, [9])))
        bench.sent(L2CAP.frame(0x52, ATT.command(0x12, [8])))
        bench.received(L2CAP.pdu(0x41, Array(unit[10...])))
        #expect(bench.bytes == [[9], [8], value])
    }

    @Test(arguments: [(63, 1), (64, 1), (65, 0)])
    func unitLongerThanTheChannelsMTUOf64IsLost(length: Int, delivered: Int) {
        var bench = enhanced()
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, [UInt8](repeating: 1, count: length - 3))))
        #expect(bench.sink.values.count == delivered)
        #expect(bench.count(.lostUnit) == 1 - delivered)
    }

    @Test func frameLongerThanItsUnitIsLost() {
        var bench = enhanced()
        bench.received(L2CAP.pdu(0x41, word(4) + [0x1B, 0x12, 0, 1, 2]))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        #expect(bench.bytes == [value])
        #expect(bench.count(.lostUnit) == 1)
    }

    @Test func cutFrameLosesItsUnitAlone() {
        var bench = enhanced()
        let unit = ATT.notification(0x12, value)
        let frame = HCI.acl(0x40, boundary: 2, L2CAP.pdu(0x41, word(UInt16(unit.count)) + unit.prefix(10)))
        bench.feed(Array(frame.prefix(frame.count - 2)), direction: .received)
        bench.received(L2CAP.pdu(0x41, Array(unit[10...])))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, [9])))
        #expect(bench.bytes == [Array(value.prefix(5)), [9]])
        #expect(bench.sink.values.map(\.value.originalLength) == [30, 1])
        #expect(bench.attributes(0x1B) == 1)
    }

    @Test func frameWhoseContinuationIsMissingLosesItsUnitAlone() {
        var bench = enhanced()
        let unit = ATT.notification(0x12, value)
        bench.received(L2CAP.pdu(0x41, word(UInt16(unit.count)) + unit.prefix(10)))
        bench.received(Array(L2CAP.pdu(0x41, Array(unit[10..<20])).prefix(8)))
        bench.received(L2CAP.pdu(0x41, Array(unit[20...])))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, [9])))
        #expect(bench.bytes == [[9]])
    }

    @Test func disconnectionResponseClosesTheChannel() {
        var bench = enhanced()
        bench.sent(L2CAP.signal(0x06, 9, word(0x52) + word(0x41)))
        bench.received(L2CAP.signal(0x07, 9, word(0x52) + word(0x41)))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        #expect(bench.count(.unknownChannel) == 1)
        #expect(bench.attributes(0x1B) == 0)
    }

    @Test func reconfigurationRaisesTheMTU() {
        var bench = enhanced()
        bench.sent(L2CAP.signal(0x19, 9, word(100) + word(64) + word(0x41)))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, [UInt8](repeating: 1, count: 97))))
        #expect(bench.sink.values.count == 1)
    }

    @Test func classicATTRunsOverService1F() {
        var bench = Bench()
        bench.event([0x03, 11, 0] + word(0x40) + address(1) + [1, 0])
        bench.received(L2CAP.signal(0x02, 7, word(0x1F) + word(0x60), channel: 1))
        bench.sent(L2CAP.signal(0x03, 7, word(0x45) + word(0x60) + word(1) + word(0), channel: 1))
        bench.sent(L2CAP.signal(0x03, 7, word(0x45) + word(0x60) + word(0) + word(0), channel: 1))
        bench.received(L2CAP.pdu(0x45, ATT.command(0x12, value)))
        bench.sent(L2CAP.pdu(0x60, ATT.notification(0x12, value)))
        bench.sent(L2CAP.pdu(0x45, ATT.notification(0x12, value)))
        #expect(bench.bytes == [value, value])
        #expect(bench.carriers == [.writeCommand, .notification])
    }

    @Test func classicChannelOfAnotherServiceIsIgnored() {
        var bench = Bench()
        bench.received(L2CAP.signal(0x02, 7, word(0x19) + word(0x60), channel: 1))
        bench.sent(L2CAP.signal(0x03, 7, word(0x45) + word(0x60) + word(0) + word(0), channel: 1))
        bench.received(L2CAP.pdu(0x45, ATT.command(0x12, value)))
        #expect(bench.sink.values.isEmpty)
        #expect(bench.decoder.counters.skipped.isEmpty)
    }

    @Test func severalSignallingPacketsInOnePDUAreRead() {
        var bench = Bench()
        let echo: [UInt8] = [0x08, 1, 0, 0]
        let request = L2CAP.signal(0x02, 7, word(0x1F) + word(0x60), channel: 1).dropFirst(4)
        bench.received(L2CAP.pdu(1, echo + request))
        bench.sent(L2CAP.signal(0x03, 7, word(0x45) + word(0x60) + word(0) + word(0), channel: 1))
        bench.received(L2CAP.pdu(0x45, ATT.command(0x12, value)))
        #expect(bench.bytes == [value])
    }

    @Test func shortSignallingIsCounted() {
        var bench = Bench()
        bench.received(L2CAP.pdu(5, [0x14, 1, 9, 0, 1]))
        #expect(bench.count(.malformedSignalling) == 1)
    }

    @Test func unknownChannelIsAdoptedWhenAValueIsRecognised() {
        var bench = Bench()
        bench.connect()
        bench.sink.recognised = 1
        bench.received(L2CAP.frame(0x41, [0x23] + word(0x12) + word(2) + [1, 2]))
        bench.received(L2CAP.frame(0x41, [0x0B, 5]))
        #expect(bench.mappings == [.unknown])
        #expect(bench.attributes(0x23) == 1)
        #expect(bench.attributes(0x0B) == 1)
        #expect(bench.count(.unknownChannel) == 0)
    }

    @Test func unknownChannelIsAdoptedWhenTheHandleIsKnown() {
        var bench = Bench()
        bench.connect()
        bench.received(L2CAP.att(ATT.characteristic(0x12)))
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, [9])))
        #expect(bench.mappings == [.discovered])
        #expect(bench.attributes(0x1B) == 1)
    }

    @Test func unknownChannelIsNotAdoptedWithoutProof() {
        var bench = Bench()
        bench.connect()
        bench.sink.recognised = 1
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, [9])))
        bench.received(L2CAP.pdu(0x41, word(9) + ATT.notification(0x12, [1])))
        bench.received(L2CAP.frame(0x41, [0x0B, 1]))
        #expect(bench.decoder.counters.attributes.isEmpty)
        #expect(bench.count(.unknownChannel) == 3)
    }

    @Test func unknownChannelIsNotAdoptedOverACutFrame() {
        var bench = Bench()
        bench.connect()
        bench.sink.recognised = 1
        let frame = HCI.acl(0x40, boundary: 2, L2CAP.frame(0x41, ATT.notification(0x12, value)))
        bench.feed(Array(frame.dropLast()), direction: .received, originalLength: frame.count)
        #expect(bench.sink.values.isEmpty)
        #expect(bench.count(.unknownChannel) == 1)
    }

    @Test func unknownChannelOfALinkNotKnownToBeLEIsLeftAlone() {
        var bench = Bench()
        bench.sink.recognised = 1
        bench.received(L2CAP.frame(0x41, ATT.notification(0x12, value)))
        #expect(bench.sink.values.isEmpty)
        #expect(bench.decoder.counters.skipped.isEmpty)
    }

    @Test func channel33EvictsTheOldest() {
        var bench = Bench()
        bench.connect()
        for index in 0..<33 as Range<UInt16> {
            bench.sent(L2CAP.signal(0x14, 3, word(0x27) + word(0x40 + index) + word(64) + word(64) + word(5)))
            bench.received(L2CAP.signal(0x15, 3, word(0x140 + index) + word(64) + word(64) + word(5) + word(0)))
        }
        #expect(bench.count(.evictedState) == 1)
        bench.received(L2CAP.frame(0x40, ATT.notification(0x12, value)))
        bench.received(L2CAP.frame(0x60, ATT.notification(0x12, value)))
        #expect(bench.attributes(0x1B) == 1)
    }
}
