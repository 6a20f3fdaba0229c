import Capture
import Testing
import WireFormat

@Suite struct PacketLoggerFormatTests {
    @Test(arguments: [true, false]) func recordIsWhole(isBigEndian: Bool) {
        let payload = Array(aclIn.dropFirst())
        let outcome = read(packetLoggerRecord(payload, type: 3, isBigEndian: isBigEndian))
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: someTime + 5), direction: .received, linkType: .hci, tag: 2,
            originalLength: 10, fileOffset: 0)
        #expect(outcome.records == [Delivered(record: record, bytes: payload)])
        #expect(outcome.summary.format == (isBigEndian ? "pklg1" : "pklg2"))
    }

    @Test func typesAreTagAndDirection() {
        let types: [UInt8] = [0, 1, 2, 3, 8, 9, 0x12, 0x13, 0x0A, 0x0B, 0xFC, 0x21]
        let outcome = read(types.flatMap { packetLoggerRecord([1, 2, 3, 4], type: $0, isBigEndian: true) })
        #expect(outcome.tags == [1, 4, 2, 2, 3, 3, 5, 5, 0x10A, 0x10B, 0x1FC, 0x121])
        #expect(
            outcome.directions == [
                .sent, .received, .sent, .received, .sent, .received, .sent, .received, .sent, .received, .unknown, .unknown,
            ])
    }

    @Test func notesStampedDaysBeforeAreNoClockJump() {
        let note = packetLoggerRecord([0x41], type: 0xFC, isBigEndian: false, seconds: 1_759_000_000)
        let outcome = read(note + packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: false))
        #expect(outcome.problems == [])
        #expect(outcome.records.count == 2)
    }

    @Test func microsecondsOfAMillionAreUnknownTimeReportedOnce() {
        let good = packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: false, microseconds: 999_999)
        let bad = packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: false, microseconds: 1_000_000)
        let outcome = read(good + bad + bad)
        #expect(outcome.times == [someTime + 999_999, nil, nil])
        #expect(outcome.messages == ["microseconds 1000000 are out of range (0 to 999999): time unknown"])
        #expect(read(bad + bad).summary.format == "pklg2")
    }

    @Test func recordWithoutATypeByteIsNumberedAndNotDelivered() {
        let untyped: [UInt8] = big(UInt32(8)) + big(UInt32(1_760_000_000)) + big(UInt32(1))
        let packet = packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: true)
        let outcome = read(packet + untyped + packet + untyped)
        #expect(outcome.records.map(\.record.number) == [1, 3])
        #expect(outcome.summary.records == 4)
        #expect(outcome.error == nil)
    }

    @Test func impossibleLengthIsDamage() {
        let packets = (0..<70).flatMap { _ in packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: true) }
        for length in [7, 0x20000] as [UInt32] {
            let outcome = read(packets + big(length) + [UInt8](repeating: 0, count: 40))
            #expect(outcome.records.count == 70)
            #expect(outcome.error?.kind == .damaged)
            #expect(outcome.error?.offset == packets.count)
        }
    }

    @Test func strideTellsHcidumpFromVersion2() {
        let long: [UInt8] = [2, 0x40, 0x20, 16, 0, 12, 0, 4, 0] + [UInt8](repeating: 0x1B, count: 12)
        for count in 1...5 {
            let dump = (0..<count).flatMap { _ in hcidumpRecord(long, incoming: 0) }
            #expect(read(dump).summary.format == "hcidump")
            #expect(read(dump).records.count == count)
            let apple = (0..<count).flatMap { _ in packetLoggerRecord(long, type: 2, isBigEndian: false) }
            #expect(read(apple).summary.format == "pklg2")
            #expect(read(apple).records.count == count)
        }
    }
}
