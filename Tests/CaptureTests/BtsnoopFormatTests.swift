import Capture
import Testing
import WireFormat

private func file(_ records: [UInt8]..., datalink: UInt32 = 1002) -> [UInt8] {
    btsnoopHeader(datalink) + records.flatMap { $0 }
}

@Suite struct BtsnoopFormatTests {
    @Test func recordOf1002IsWhole() {
        let outcome = read(file(btsnoopRecord(aclIn, flags: 1, time: someTime + 1, original: 40)))
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: someTime + 1), direction: .received, linkType: .h4,
            originalLength: 40, fileOffset: 16)
        #expect(outcome.records == [Delivered(record: record, bytes: aclIn)])
        #expect(outcome.summary.truncatedRecords == 1)
    }

    @Test(arguments: [0, 2, 0x10, 1, 3, 0x11] as [UInt32]) func typeDecidesDirectionOfCommandsAndEvents(flags: UInt32) {
        let outcome = read(file(btsnoopRecord(reset, flags: flags), btsnoopRecord(complete, flags: flags)))
        #expect(outcome.directions == [.sent, .received])
    }

    @Test func bitZeroDecidesDirectionOfData() {
        let outcome = read(file(btsnoopRecord(aclIn, flags: 2), btsnoopRecord(aclIn, flags: 0x11)))
        #expect(outcome.directions == [.sent, .received])
    }

    @Test func flagsOf1001AreTypeAndDirection() {
        let bare = { (packet: [UInt8]) in Array(packet.dropFirst()) }
        let sco: [UInt8] = [0x40, 0, 2, 9, 9]
        let iso: [UInt8] = [0x40, 0x60, 3, 0x40, 1, 2, 3]
        let odd: [UInt8] = [1, 2, 3, 4]
        let outcome = read(
            file(
                btsnoopRecord(bare(reset), flags: 2), btsnoopRecord(bare(complete), flags: 3),
                btsnoopRecord(bare(aclOut), flags: 0), btsnoopRecord(bare(aclIn), flags: 1), btsnoopRecord(sco, flags: 1),
                btsnoopRecord(iso, flags: 0), btsnoopRecord(odd, flags: 0),
                btsnoopRecord(Array(bare(aclIn).prefix(6)), flags: 1, original: 10), datalink: 1001))
        #expect(outcome.tags == [1, 4, 2, 2, 3, 5, 2, 2])
        #expect(outcome.directions == [.sent, .received, .sent, .received, .received, .sent, .sent, .received])
        #expect(outcome.linkTypes.allSatisfy { $0 == .hci })
    }

    @Test func flagsOf2001AreAdapterAndOpcode() {
        let opcodes: [UInt32] = [0, 2, 3, 4, 5, 6, 7, 18, 19, 17]
        let outcome = read(
            btsnoopHeader(2001) + opcodes.flatMap { btsnoopRecord([1, 2, 3], flags: 0x0001_0000 | $0) }
                + btsnoopRecord([0x41, 0], flags: 0xFFFF_000C))
        #expect(outcome.tags == [0, 2, 3, 4, 5, 6, 7, 18, 19, 17, 12])
        #expect(
            outcome.directions == [
                .unknown, .sent, .received, .sent, .received, .sent, .received, .sent, .received, .unknown, .unknown,
            ])
        #expect(outcome.records.map(\.record.adapter) == [UInt16](repeating: 1, count: 10) + [0xFFFF])
        #expect(outcome.linkTypes.allSatisfy { $0 == .monitorRecord })
    }

    @Test(arguments: zip([1003, 1004, 2002, 7] as [UInt32], ["BCSP", "H5", "simulator", "unknown"]))
    func refusesDatalinkByName(datalink: UInt32, name: String) {
        let outcome = read(btsnoopHeader(datalink) + btsnoopRecord(reset, flags: 2))
        #expect(outcome.error?.kind == .unsupported)
        #expect(outcome.error?.message.contains("\(datalink)") == true)
        #expect(outcome.error?.message.contains(name) == true)
        #expect(outcome.records == [])
    }

    @Test(arguments: [0, 2] as [UInt32]) func refusesVersionOtherThan1(version: UInt32) {
        #expect(read(btsnoopHeader(1002, version: version)).error?.kind == .unsupported)
    }

    @Test func headerAloneIsAWholeFile() {
        let outcome = read(btsnoopHeader(1002))
        #expect(outcome.error == nil)
        #expect(outcome.records == [])
    }

    @Test func zeroLengthRecordIsARecord() {
        let outcome = read(file(btsnoopRecord([], flags: 0), btsnoopRecord(reset, flags: 2)))
        #expect(outcome.packets == [[], reset])
    }

    @Test func joinedFilesAreOneStream() {
        let first = file(btsnoopRecord(reset, flags: 2), btsnoopRecord(complete, flags: 3, drops: 9))
        let second = btsnoopHeader(2001) + btsnoopRecord(Array(reset.dropFirst()), flags: 2)
        let outcome = read(first + second)
        #expect(outcome.error == nil)
        #expect(outcome.records.map(\.record.number) == [1, 2, 3])
        #expect(outcome.linkTypes == [.h4, .h4, .monitorRecord])
        #expect(outcome.records.last?.record.fileOffset == first.count + 16)
    }

    /// A header is shorter than the 24 bytes of the record that is waited for; found by the fuzz target `capture`.
    @Test(arguments: [1, 24, 1_000]) func aSecondHeaderOf16BytesAtTheEndIsNoCut(chunk: Int) {
        let outcome = read(file(btsnoopRecord(reset, flags: 2)) + btsnoopHeader(1002), chunk: chunk)
        #expect(outcome.error == nil)
        #expect(outcome.packets == [reset])
    }

    /// However the bytes come, the cut is told alike.
    @Test(arguments: [1, 24, 1_000]) func aSecondHeaderCutAt8BytesNeeds16(chunk: Int) {
        let outcome = read(file(btsnoopRecord(reset, flags: 2)) + btsnoopHeader(1002).prefix(8), chunk: chunk)
        #expect(outcome.error?.message.contains("16 bytes needed at offset 44, 8 there") == true)
    }

    @Test func risingDropCounterIsReportedOnce() {
        let outcome = read(
            file(
                btsnoopRecord(reset, flags: 2, drops: 0), btsnoopRecord(reset, flags: 2, drops: 4),
                btsnoopRecord(reset, flags: 2, drops: 4), btsnoopRecord(reset, flags: 2, drops: 9)))
        #expect(outcome.messages == ["the logger dropped packets: its drop counter rose from 0 to 4"])
        #expect(outcome.problems.first?.record == 2)
    }

    @Test func packetOf65540BytesIsReadAnd65541IsDamage() {
        let packet = { (count: Int) in [2] + [UInt8](repeating: 9, count: count - 1) }
        #expect(read(file(btsnoopRecord(packet(65_540), flags: 0))).packets == [packet(65_540)])
        let damaged = read(file(btsnoopRecord(packet(65_541), flags: 0)))
        #expect(damaged.records == [])
        #expect(damaged.error?.kind == .damaged)
        let monitor = read(file(btsnoopRecord(packet(2_589), flags: 4), datalink: 2001))
        #expect(monitor.packets == [packet(2_589)])
    }

    @Test func logOfBtsnoozRecordsUnderTheHeaderIsRead() {
        let events: [UInt8] = [0x0E, 4, 1, 0x03, 0x0C, 0]
        let second: [UInt8] =
            little(UInt16(7)) + little(UInt16(8)) + little(UInt32(100)) + [0x10] + events
            + little(UInt16(4)) + little(UInt16(5)) + little(UInt32(50)) + [0x20] + reset.dropFirst()
        let outcome = read(btsnoopHeader(1002) + second)
        #expect(outcome.error == nil)
        #expect(outcome.summary.format == "snooz")
        #expect(outcome.packets == [events, Array(reset.dropFirst())])
        #expect(outcome.tags == [4, 1])
        #expect(outcome.times == [100, 150])
        #expect(outcome.messages.first?.contains("btsnooz records") == true)
    }
}
