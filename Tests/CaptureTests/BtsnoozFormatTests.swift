import Capture
import Foundation
import Testing
import WireFormat

/// Records of version 2: type, packet and delta.
private let packets: [(type: UInt8, packet: [UInt8], delta: UInt32)] = [
    (0x20, [0x03, 0x0C, 0], 1000), (0x10, [0x0E, 4, 1, 0x03, 0x0C, 0], 20),
    (0x21, [0x40, 0, 30, 0, 26, 0, 4, 0, 0x52, 0x12, 0, 1, 2, 3], 300), (0x11, [0x40, 0x20, 6, 0, 2, 0, 4, 0, 0x0B, 0x55], 4),
]

private func records(version: UInt8) -> [UInt8] {
    packets.flatMap { type, packet, delta in
        let length = little(UInt16(packet.count + 1))
        return length + (version == 2 ? little(UInt16(500)) : []) + little(delta) + [type] + packet
    }
}

private func blob(version: UInt8) -> [UInt8] { [version] + little(UInt64(someTime)) + zlib(records(version: version)) }

private func text(_ blob: [UInt8], before: String = "dumpstate\n", newline: String = "\n", indent: String = "") -> [UInt8] {
    let encoded = Data(blob).base64EncodedString()
    var lines = [before + indent + "--- BEGIN:BTSNOOP_LOG_SUMMARY (\(blob.count) bytes in) ---"]
    var rest = Substring(encoded)
    while !rest.isEmpty {
        lines.append(indent + rest.prefix(20))
        rest = rest.dropFirst(20)
    }
    lines.append(indent + "--- END:BTSNOOP_LOG_SUMMARY ---")
    return Array((lines.joined(separator: newline) + newline + "more text" + newline).utf8)
}

@Suite struct BtsnoozFormatTests {
    private let expectedTimes: [Int64?] = [someTime - 324, someTime - 304, someTime - 4, someTime]

    private func check(_ outcome: Outcome) {
        #expect(outcome.error == nil)
        #expect(outcome.summary.format == "snooz")
        #expect(outcome.packets == packets.map(\.packet))
        #expect(outcome.times == expectedTimes)
        #expect(outcome.tags == [1, 4, 2, 2])
        #expect(outcome.directions == [.sent, .received, .sent, .received])
        #expect(outcome.records.map(\.record.originalLength) == [3, 6, 34, 10])
        #expect(outcome.summary.truncatedRecords == 1)
        #expect(outcome.linkTypes.allSatisfy { $0 == .hci })
    }

    @Test(arguments: [1, 2] as [UInt8]) func textGivesTimesBackFromTheLast(version: UInt8) {
        check(read(text(blob(version: version))))
        check(read(blob(version: version)))
    }

    @Test(arguments: [1, 2, 7]) func chunksGiveTheSame(chunk: Int) {
        check(read(text(blob(version: 2)), chunk: chunk))
        check(read(gzip(text(blob(version: 1))), chunk: chunk))
    }

    @Test func carriageReturnsAndIndentsArePassedOver() {
        check(read(text(blob(version: 2), newline: "\r\n", indent: "    ")))
    }

    @Test func sectionIsFoundBehindMegabytesThatAreNoUTF8() {
        var before = [UInt8](repeating: 0x2D, count: 3_000_001)
        before[1_000_000] = 0xFF
        before[65_530] = 0x0A
        check(read(before + text(blob(version: 2))))
    }

    @Test func markerAcrossBuffersIsFound() {
        for shift in 0..<40 {
            check(read([UInt8](repeating: 0x2E, count: 65_536 - shift) + text(blob(version: 2), before: "")))
        }
    }

    @Test func everyCutGivesWholeRecordsInOrder() {
        let whole = text(blob(version: 2))
        let first = whole.count - 130
        for length in first..<whole.count - 48 {
            let outcome = read(Array(whole.prefix(length)))
            #expect(outcome.error != nil, "\(length)")
            #expect(outcome.packets == packets.prefix(outcome.records.count).map(\.packet))
        }
        #expect(read(Array(whole.prefix(whole.count - 48))).records.count >= 3)
    }

    @Test func missingEndMarkerIsACutAfterEveryRecord() {
        let whole = text(blob(version: 2))
        let outcome = read(Array(whole.prefix(whole.count - 43)))
        #expect(outcome.packets == packets.map(\.packet))
        #expect(outcome.error?.kind == .cut)
    }

    @Test func missingChecksumIsACutAfterEveryRecord() {
        let outcome = read(text(Array(blob(version: 2).dropLast(4))))
        #expect(outcome.packets == packets.map(\.packet))
        #expect(outcome.error?.kind == .cut)
    }

    @Test func damagedStreamIsReported() {
        var wrong = blob(version: 2)
        wrong[wrong.count - 1] ^= 1
        let outcome = read(text(wrong))
        #expect(outcome.packets == packets.map(\.packet))
        #expect(outcome.error?.kind == .damaged)
    }

    @Test(arguments: [0, 3] as [UInt8]) func otherVersionIsDamage(version: UInt8) {
        let outcome = read(text([version] + blob(version: 2).dropFirst()))
        #expect(outcome.error?.kind == .damaged)
        #expect(outcome.error?.message.contains("no version 1 or 2") == true)
    }

    @Test func recordOfLength0IsDamage() {
        let outcome = read(text([2] + little(UInt64(someTime)) + zlib(records(version: 2) + [UInt8](repeating: 0, count: 9))))
        #expect(outcome.packets.count == 4)
        #expect(outcome.error?.kind == .damaged)
    }

    @Test func unknownTypeKeepsItsByte() {
        let odd = little(UInt16(2)) + little(UInt16(2)) + little(UInt32(1)) + [0x33, 0x77]
        let outcome = read(text([2] + little(UInt64(someTime)) + zlib(odd)))
        #expect(outcome.tags == [0x133])
        #expect(outcome.directions == [.unknown])
    }

    @Test func hostileTimesDoNotOverflow() {
        let delta = little(UInt16(2)) + little(UInt16(2)) + little(UInt32.max) + [0x10, 0x0E]
        for time in [0, UInt64.max, 1 << 63] {
            let outcome = read(text([2] + little(time) + zlib((0..<100).flatMap { _ in delta })))
            #expect(outcome.records.count == 100)
            #expect(outcome.times.last == Int64(clamping: time))
        }
    }

    @Test func textWithoutASectionIsNoCapture() {
        let outcome = read(Array("hello world, this is no capture\nat all\n".utf8))
        #expect(outcome.error?.kind == .notACapture)
        #expect(
            outcome.error?.message
                == "not a capture: it begins with the text \"hello world, this is no capture\"..., and no btsnooz section follows"
                || outcome.error?.message.contains("\"hello world, this is no capture") == true)
    }

    @Test func junkInTheSectionIsReported() {
        var bytes = text(blob(version: 2))
        bytes.insert(0x23, at: 80)
        let outcome = read(bytes)
        #expect(outcome.messages.contains("the btsnooz section holds bytes that are no base64"))
        check(Outcome(records: outcome.records, problems: [], error: outcome.error, summary: outcome.summary))
    }
}
