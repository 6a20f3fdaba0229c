import Capture
import LinkLayers
import Testing

@Suite struct AttributeTests {
    @Test func everyCarrierGivesItsValue() {
        var bench = Bench()
        bench.received(L2CAP.att([0x1B, 0x12, 0x01, 1]))
        bench.received(L2CAP.att([0x1D, 0x12, 0x01, 2]))
        bench.received(L2CAP.att([0x12, 0x12, 0x01, 3]))
        bench.received(L2CAP.att([0x52, 0x12, 0x01, 4]))
        bench.received(L2CAP.att([0xD2, 0x12, 0x01, 5] + [UInt8](repeating: 0xEE, count: 12)))
        #expect(bench.bytes == [[1], [2], [3], [4], [5]])
        #expect(bench.carriers == [.notification, .indication, .writeRequest, .writeCommand, .writeCommand])
        #expect(bench.sink.values.map(\.value.handle) == [0x112, 0x112, 0x112, 0x112, 0x112])
        #expect(bench.sink.values.map(\.value.originalLength) == [1, 1, 1, 1, 1])
    }

    @Test func emptyValueIsAValueAndShorterIsMalformed() {
        var bench = Bench()
        bench.received(L2CAP.att([0x1B, 0x12, 0x00]))
        bench.received(L2CAP.att([0x1B, 0x12]))
        bench.received(L2CAP.att([0x1B]))
        bench.received(L2CAP.att([]))
        #expect(bench.bytes == [[]])
        #expect(bench.count(.malformedAttribute) == 2)
        #expect(bench.attributes(0x1B) == 3)
    }

    @Test func readResponsesGiveNoValue() {
        var bench = Bench()
        bench.sent(L2CAP.att([0x0A, 0x12, 0x00]))
        bench.received(L2CAP.att([0x0B, 1, 2, 3]))
        bench.sent(L2CAP.att([0x1E]))
        #expect(bench.sink.values.isEmpty)
        #expect(bench.decoder.counters.attributes.map(\.opcode) == [0x0A, 0x0B, 0x1E])
    }

    @Test func multipleNotificationGivesEachValue() {
        var bench = Bench()
        bench.received(L2CAP.att([0x23, 0x12, 0, 2, 0, 1, 2, 0x15, 0, 0, 0, 0x12, 0, 1, 0, 9]))
        #expect(bench.bytes == [[1, 2], [], [9]])
        #expect(bench.sink.values.map(\.value.handle) == [0x12, 0x15, 0x12])
        #expect(bench.carriers == [.multipleNotification, .multipleNotification, .multipleNotification])
        #expect(bench.attributes(0x23) == 1)
        #expect(bench.count(.malformedAttribute) == 0)
    }

    @Test func multipleNotificationWithALyingLengthGivesWhatIsThere() {
        var bench = Bench()
        bench.received(L2CAP.att([0x23, 0x12, 0, 1, 0, 1, 0x12, 0, 3, 0, 2, 3]))
        #expect(bench.bytes == [[1], [2, 3]])
        #expect(bench.sink.values.map(\.value.originalLength) == [1, 3])
        #expect(bench.count(.malformedAttribute) == 1)
    }

    @Test func multipleNotificationWithALeftoverIsMalformed() {
        var bench = Bench()
        bench.received(L2CAP.att([0x23, 0x12, 0, 1, 0, 1, 0x12, 0, 3]))
        #expect(bench.bytes == [[1]])
        #expect(bench.count(.malformedAttribute) == 1)
    }

    @Test func mtuIsTheSmallerOfferAndAtLeast23() {
        var bench = Bench()
        bench.received(L2CAP.att(ATT.notification(1, [1])))
        bench.sent(L2CAP.att([0x02] + word(517)))
        bench.received(L2CAP.att([0x03] + word(185)))
        bench.received(L2CAP.att(ATT.notification(1, [1])))
        bench.received(L2CAP.att([0x02] + word(10)))
        bench.sent(L2CAP.att([0x03] + word(517)))
        bench.received(L2CAP.att(ATT.notification(1, [1])))
        #expect(bench.sink.links.map(\.mtu) == [23, 185, 23])
        #expect(bench.sink.links.map(\.mtuIsKnown) == [false, true, true])
    }

    @Test func smallerOfTwoExchangesHolds() {
        var bench = Bench()
        bench.sent(L2CAP.att([0x02] + word(100)))
        bench.received(L2CAP.att([0x03] + word(517)))
        bench.received(L2CAP.att([0x02] + word(527)))
        bench.sent(L2CAP.att([0x03] + word(256)))
        bench.received(L2CAP.att(ATT.notification(1, [1])))
        #expect(bench.sink.links.map(\.mtu) == [100])
    }

    @Test func mtuIsPerLink() {
        var bench = Bench()
        bench.sent(L2CAP.att([0x02] + word(100)), handle: 1)
        bench.received(L2CAP.att([0x03] + word(100)), handle: 2)
        bench.received(L2CAP.att(ATT.notification(1, [1])), handle: 2)
        #expect(bench.sink.links.map(\.mtuIsKnown) == [false])
    }

    @Test func valuesLongerThanAnUnknownMTUAreTaken() {
        var bench = Bench()
        bench.received(L2CAP.att(ATT.notification(1, [UInt8](repeating: 1, count: 500))))
        #expect(bench.bytes.map(\.count) == [500])
    }

    @Test func longWriteIsJoinedByOffsetAtItsExecution() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1, 2, 3])))
        bench.received(L2CAP.att([0x17, 0x12, 0, 0, 0, 1, 2, 3]))
        bench.sent(L2CAP.att(ATT.prepare(0x12, 3, [4, 5])))
        bench.sent(L2CAP.att(ATT.prepare(0x15, 0, [9])))
        #expect(bench.sink.values.isEmpty)
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [[1, 2, 3, 4, 5], [9]])
        #expect(bench.carriers == [.longWrite, .longWrite])
        #expect(bench.sink.values.map(\.value.firstRecord) == [1, 4])
        #expect(bench.sink.values.map(\.value.offset) == [0, 0])
    }

    @Test func laterPartOverwrites() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1, 2, 3])))
        bench.sent(L2CAP.att(ATT.prepare(0x12, 1, [7, 8, 9])))
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [[1, 7, 8, 9]])
    }

    @Test func partBehindAGapIsAValueOfItsOwn() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1, 2])))
        bench.sent(L2CAP.att(ATT.prepare(0x12, 3, [4])))
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [[1, 2], [4]])
        #expect(bench.sink.values.map(\.value.offset) == [0, 3])
    }

    @Test func cancelledWriteIsDeliveredAsSuch() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1, 2])))
        bench.sent(L2CAP.att([0x18, 0]))
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [[1, 2]])
        #expect(bench.carriers == [.cancelledWrite])
    }

    @Test func refusedPartIsTakenBack() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1, 2])))
        bench.sent(L2CAP.att(ATT.prepare(0x12, 2, [3])))
        bench.received(L2CAP.att(ATT.error(0x16, 0x09)))
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [[1, 2]])
    }

    @Test func refusedPartMakesRoomAgain() {
        var bench = Bench()
        let part = [UInt8](repeating: 1, count: 60_000)
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, part)))
        bench.received(L2CAP.att(ATT.error(0x16, 0x09)))
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, part)))
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [part])
        #expect(bench.count(.preparedOverflow) == 0)
    }

    @Test func run65IsRefusedAndCounted() {
        var bench = Bench()
        for handle in 1...65 as ClosedRange<UInt16> { bench.sent(L2CAP.att(ATT.prepare(handle, 0, [1]))) }
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.sink.values.map(\.value.handle) == Array(1...64))
        #expect(bench.count(.preparedOverflow) == 1)
    }

    @Test func bothEndsQueueTheirOwnParts() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1])))
        bench.received(L2CAP.att(ATT.prepare(0x12, 0, [2])))
        bench.received(L2CAP.att([0x18, 1]))
        #expect(bench.bytes == [[2]])
        #expect(bench.sink.values.map(\.value.direction) == [.received])
    }

    @Test func partsBeyond65539BytesAreRefusedAndCounted() {
        var bench = Bench()
        let part = [UInt8](repeating: 1, count: 60_000)
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, part)))
        bench.sent(L2CAP.att(ATT.prepare(0x12, 60_000, [UInt8](repeating: 2, count: 5_539))))
        bench.sent(L2CAP.att(ATT.prepare(0x13, 0, [3])))
        bench.sent(L2CAP.att([0x18, 1]))
        #expect(bench.bytes.map(\.count) == [65_539])
        #expect(bench.count(.preparedOverflow) == 1)
    }

    @Test func unexecutedPartsAreCountedAtTheLinksEnd() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.prepare(0x12, 0, [1])))
        bench.disconnect()
        #expect(bench.count(.incompletePDU) == 1)
        #expect(bench.sink.values.isEmpty)
    }
}
