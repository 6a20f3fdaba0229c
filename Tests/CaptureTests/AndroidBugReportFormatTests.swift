import Capture
import Foundation
import Testing
import WireFormat

private let logs = "FS/data/misc/bluetooth/logs/"
private let last = btsnoopHeader(1002) + btsnoopRecord(reset, flags: 2) + btsnoopRecord(complete, flags: 3)
private let current = btsnoopHeader(1002) + btsnoopRecord(aclOut, flags: 0) + btsnoopRecord(aclIn, flags: 1)

private func single(_ packet: [UInt8]) -> [UInt8] { btsnoopHeader(1002) + btsnoopRecord(packet, flags: 1) }

/// Hides that the bytes could be read in any order, as a pipe does.
private final class PipeLike: ByteSource {
    private let source: MemorySource
    init(_ bytes: [UInt8]) { source = MemorySource(bytes, chunk: 13) }
    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        try source.read(into: &buffer, at: offset, count: count)
    }
}

@Suite struct AndroidBugReportFormatTests {
    private let pair = [
        ZipPart(name: "version.txt", bytes: [0x32]), ZipPart(name: logs + "btsnoop_hci.log", bytes: current),
        ZipPart(name: logs + "btsnoop_hci.log.last", bytes: last, isDeflated: false),
    ]

    @Test(arguments: [false, true]) func lastAndCurrentAreOneStream(isWide: Bool) {
        let outcome = read(zipArchive(pair, isWide: isWide))
        #expect(outcome.error == nil)
        #expect(outcome.packets == [reset, complete, aclOut, aclIn])
        #expect(outcome.records.map(\.record.number) == [1, 2, 3, 4])
        #expect(outcome.summary.format == "zip/btsnoop")
    }

    @Test func pipeAndGzipGiveTheSame() {
        let archive = zipArchive(pair)
        #expect(read(ByteInput(PipeLike(archive))) == read(archive))
        #expect(read(gzip(archive)) == read(archive))
    }

    @Test func bestLogWins() {
        let named = { (name: String, packet: [UInt8]) in ZipPart(name: name, bytes: single(packet)) }
        var parts = [
            named(logs + "btsnooz_hci.log", [1]), named("FS/data/log/bt/BT_HCI_2024.cfa", [2]),
            named(logs + "btsnoop_hci.log.filtered", [4]), named(logs + "btsnoop_hci.log.filtered.last", [3]),
            named(logs + "btsnoop_hci.log", [6]), named(logs + "btsnoop_hci.log.last", [5]),
        ]
        for expected in [[[5], [6]], [[3], [4]], [[2]], [[1]]] as [[[UInt8]]] {
            #expect(read(zipArchive(parts)).packets == expected)
            parts.removeLast(expected.count)
            parts = parts.sorted { $0.bytes.last ?? 0 < $1.bytes.last ?? 0 }
        }
    }

    @Test func emptyLogIsPassedOver() {
        let parts = [
            ZipPart(name: logs + "btsnoop_hci.log", bytes: []), ZipPart(name: logs + "btsnooz_hci.log", bytes: single(reset)),
        ]
        #expect(read(zipArchive(parts)).packets == [reset])
    }

    @Test(arguments: ["bugreport-x-2024.txt", "odd-name.txt"]) func textNamedByMainEntryIsRead(name: String) {
        let blob = [2] + little(UInt64(someTime)) + zlib(little(UInt16(4)) + [4, 0, 1, 0, 0, 0, 0x20, 3, 0x0C, 0])
        let encoded = Data(blob).base64EncodedString()
        let text = Array("--- BEGIN:BTSNOOP_LOG_SUMMARY (9 bytes in) ---\n\(encoded)\n--- END:BTSNOOP_LOG_SUMMARY ---\n".utf8)
        let parts = [
            ZipPart(name: "other.txt", bytes: [0x41]), ZipPart(name: name, bytes: text),
            ZipPart(name: "main_entry.txt", bytes: Array((name + "\n").utf8)),
        ]
        let outcome = read(zipArchive(parts))
        #expect(outcome.packets == [[3, 0x0C, 0]])
        #expect(outcome.summary.format == "zip/snooz")
        #expect(read(zipArchive(Array(parts.prefix(2)))).packets == (name.hasPrefix("bug") ? [[3, 0x0C, 0]] : []))
    }

    @Test func damagedLastStillGivesCurrent() {
        var parts = pair
        parts[2].bytes = Array(last.dropLast(2))
        let outcome = read(zipArchive(parts))
        #expect(outcome.packets == [reset, aclOut, aclIn])
        #expect(outcome.error?.kind == .cut)
        #expect(outcome.error?.source == "test:" + logs + "btsnoop_hci.log.last")
    }

    @Test func archiveWithoutALogIsNoCapture() {
        let outcome = read(zipArchive([ZipPart(name: "a.txt", bytes: [0x41])]))
        #expect(outcome.error?.kind == .notACapture)
        #expect(outcome.error?.message.contains("no btsnoop_hci.log") == true)
    }

    @Test func encryptedEntryIsUnsupported() {
        let part = ZipPart(name: "btsnoop_hci.log", bytes: current, flags: 1)
        #expect(read(zipArchive([part])).error?.kind == .unsupported)
    }

    @Test func archiveInAnArchiveIsUnsupported() {
        let part = ZipPart(name: "btsnoop_hci.log", bytes: zipArchive(pair))
        #expect(read(zipArchive([part])).error?.kind == .unsupported)
    }

    @Test(arguments: [0, 8] as [UInt16]) func everyCutOfTheArchiveGivesTheWholeRecords(flags: UInt16) {
        let parts = [ZipPart(name: "a.txt", bytes: Array(reset), flags: flags)]
        let log = ZipPart(name: "btsnoop_hci.log", bytes: last + current.dropFirst(16), flags: flags)
        let archive = zipArchive(parts + [log])
        let expected = [reset, complete, aclOut, aclIn]
        var most = 0
        for length in 4..<archive.count - 2 {
            let outcome = read(Array(archive.prefix(length)))
            #expect(outcome.error?.kind == .cut, "\(length)")
            #expect(outcome.packets == Array(expected.prefix(outcome.records.count)), "\(length)")
            #expect(outcome.records.count >= most)
            most = outcome.records.count
        }
        #expect(most == 4)
    }

    @Test func everyByteChangedStillEnds() {
        let archive = zipArchive(pair, isWide: true)
        for index in archive.indices {
            for value in [0, 0xFF, ~archive[index], archive[index] ^ 1] {
                var bytes = archive
                bytes[index] = value
                #expect(read(bytes).summary.records <= 100)
            }
        }
    }
}
