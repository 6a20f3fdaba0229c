import Capture
import Testing
import WireFormat

/// Damage and odd clocks in btsnoop (docs/capture-formats.md 1.3 and 1.4).
@Suite struct BtsnoopDamageTests {
    private let before = btsnoopHeader(1002) + btsnoopRecord(reset, flags: 2)
    private let after = btsnoopRecord(complete, flags: 3, time: someTime + 5) + btsnoopRecord(aclIn, flags: 1, time: someTime + 9)

    @Test(arguments: [25, 1000, 300_000]) func continuesBehindDamageOf(length: Int) {
        let outcome = read(before + [UInt8](repeating: 0xEE, count: length) + after)
        #expect(outcome.packets == [reset, complete, aclIn])
        #expect(outcome.error == nil)
        #expect(outcome.messages == ["damaged: \(length) bytes passed over to the next record header"])
        #expect(outcome.problems.first?.offset == before.count)
        #expect(outcome.records.map(\.record.number) == [1, 2, 3])
    }

    @Test(arguments: [24, 100, 200_000]) func zerosAreNoRecords(length: Int) {
        let zeros = [UInt8](repeating: 0, count: length)
        #expect(read(before + zeros + after).packets == [reset, complete, aclIn])
        let outcome = read(before + zeros)
        #expect(outcome.packets == [reset])
        #expect(outcome.error?.kind == .damaged)
    }

    @Test func continuesAtANewFileHeader() {
        let outcome = read(before + [UInt8](repeating: 0xEE, count: 40) + btsnoopHeader(1002) + after)
        #expect(outcome.packets == [reset, complete, aclIn])
    }

    @Test func includedAboveOriginalIsDamage() {
        var wrong = btsnoopRecord(reset, flags: 2)
        wrong[3] = 3
        #expect(read(before + wrong + after).packets == [reset, complete, aclIn])
    }

    @Test func headerMoreThanADayAwayIsNoRecord() {
        let far = btsnoopRecord(complete, flags: 3, time: someTime + 86_400_000_001)
        let near = btsnoopRecord(complete, flags: 3, time: someTime + 86_400_000_000)
        let damage = [UInt8](repeating: 0xEE, count: 30)
        #expect(read(before + damage + far).error?.kind == .damaged)
        #expect(read(before + damage + near).packets == [reset, complete])
    }

    @Test func damageToTheEndKeepsTheRecordsBefore() {
        let outcome = read(before + [UInt8](repeating: 0xEE, count: 500))
        #expect(outcome.packets == [reset])
        #expect(outcome.error?.kind == .damaged)
        #expect(outcome.error?.record == 2)
        #expect(outcome.error?.offset == before.count)
    }

    @Test(arguments: [1_358_819, 986_170, -332_687, 0, -4_294_967, 4_294_967] as [Int64])
    func wrappedClockIsReportedOnce(seconds: Int64) {
        let time = seconds * 1_000_000
        let outcome = read(
            btsnoopHeader(1002) + btsnoopRecord(reset, flags: 2, time: time) + btsnoopRecord(reset, flags: 2, time: time + 1))
        #expect(outcome.times == [time, time + 1])
        #expect(outcome.messages.count == 1)
        #expect(outcome.messages.first?.hasPrefix("clock wrapped") == true)
        #expect(outcome.messages.first?.contains("times are relative") == true)
        #expect(outcome.records.first?.record.time.isAbsolute == false)
    }

    @Test func clockOf4294968SecondsIsADate() {
        let outcome = read(btsnoopHeader(1002) + btsnoopRecord(reset, flags: 2, time: 4_294_968_000_000))
        #expect(outcome.messages == [])
        #expect(outcome.records.first?.record.time.isAbsolute == true)
    }

    @Test func jumpOverADayIsReportedOnceAndOrderKept() {
        let day: Int64 = 86_400_000_000
        let times = [someTime, someTime + day, someTime + 2 * day + 1, someTime + 101 * day]
        let outcome = read(btsnoopHeader(1002) + times.flatMap { btsnoopRecord(reset, flags: 2, time: $0) })
        #expect(outcome.times == times)
        #expect(outcome.messages == ["clock jumped by 86400 s"])
        #expect(outcome.problems.first?.record == 3)
    }

    @Test func stepBackOver5SecondsIsReportedAndOrderKept() {
        let times = [someTime, someTime - 5_000_000, someTime - 10_000_001]
        let outcome = read(btsnoopHeader(1002) + times.flatMap { btsnoopRecord(reset, flags: 2, time: $0) })
        #expect(outcome.times == times)
        #expect(outcome.messages == ["clock jumped back by 5 s"])
    }

    @Test func timesAtTheEndsOf64BitsDoNotOverflow() {
        let epoch: Int64 = 0x00DC_DDB3_0F2F_8000
        let stamps: [Int64] = [.min, .max, .min + epoch - 1, .min + epoch, 0]
        let records = stamps.flatMap { btsnoopRecord(reset, flags: 2, stamp: $0) }
        let outcome = read(btsnoopHeader(1002) + records)
        #expect(outcome.times == [nil, .max - epoch, nil, .min, -epoch])
        #expect(outcome.records.dropFirst(3).first?.record.time.milliseconds == -9_223_372_036_854_776)
    }

    @Test func packetDeclaredLargerThanAnyIsReported() {
        let pcapng = PcapngBytes(isBigEndian: false)
        let outcome = read(
            pcapng.section() + pcapng.interface(187) + pcapng.enhanced(reset, time: UInt64(someTime), original: 262_145)
                + pcapng.enhanced(reset, time: UInt64(someTime), original: 262_144))
        #expect(outcome.messages == ["damaged: a packet of 262145 bytes is declared, 4 are there"])
        #expect(outcome.summary.truncatedRecords == 2)
    }
}
