import Capture
import CaptureRecording
import Foundation
import Testing
import WireFormat

@Suite struct RotationTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func theOldestFileStaysWhereTheNewOneCannotBeMade() throws {
        let before = folder.file("before"), after = folder.file("after")
        try FileManager.default.createDirectory(atPath: before, withIntermediateDirectories: false)
        var settings = Recording.Settings(path: before + "/r.pcap", format: .pcap)
        settings.rotation = Rotation(bytes: 1, files: 1)
        let recording = try Recording(settings)
        try recording.append(.command)
        try FileManager.default.moveItem(atPath: before, toPath: after)
        #expect(throws: CaptureError.self) { try recording.append(.command) }
        // Sample.time in UTC.
        #expect(try FileManager.default.contentsOfDirectory(atPath: after) == ["r_00001_20251009085320.pcap"])
    }

    /// A pcap file of so many commands: 24 bytes and 24 for each.
    private func size(_ records: Int) -> Int { 24 + 24 * records }

    private func counts() throws -> [Int] { try folder.names.map { try readBack(folder.file($0)).count } }

    private func record(_ samples: [Sample], _ rotation: Rotation, name: String = "r.pcap") throws -> Recording {
        try Recording.write(samples, to: folder.file(name)) {
            $0.format = .pcap
            $0.rotation = rotation
        }
    }

    @Test(arguments: [(-1, [3, 3]), (0, [3, 3]), (1, [4, 2])])
    func aFileOfTheSizeOrMoreIsTheLast(change: Int, expected: [Int]) throws {
        _ = try record([Sample](repeating: .command, count: 6), Rotation(bytes: size(3) + change))
        #expect(try counts() == expected)
    }

    @Test(arguments: [(-0.000001, [2]), (0.0, [1, 1]), (0.000001, [1, 1])])
    func aRecordThatComesSoLaterBeginsAFile(change: Double, expected: [Int]) throws {
        _ = try record([.command, Sample.command.after(10 + change)], Rotation(seconds: 10))
        #expect(try counts() == expected)
    }

    @Test func eachFilesAgeCountsFromItsFirstRecord() throws {
        let samples = [0.0, 9, 11, 20, 21, 22].map { Sample.command.after($0) }
        _ = try record(samples, Rotation(seconds: 10))
        #expect(try counts() == [2, 2, 2])
    }

    @Test func aClockThatIsSetBackBeginsNoFile() throws {
        _ = try record([0.0, -100, -95].map { Sample.command.after($0) }, Rotation(seconds: 10))
        #expect(try counts() == [3])
    }

    @Test func theNamesAreNumberedAndDatedByTheFirstRecord() throws {
        var timeless = Sample.command
        timeless.time = .unknown
        _ = try record([.command, Sample.command.after(3661), timeless], Rotation(bytes: 1), name: "a.b.pcap")
        #expect(
            try folder.names == [
                "a.b_00001_20251009085320.pcap", "a.b_00002_20251009095421.pcap", "a.b_00003_19700101000000.pcap",
            ])
    }

    @Test func aNameWithoutAnEndingGetsNone() throws {
        _ = try record([.command], Rotation(bytes: 1), name: "name")
        #expect(try folder.names == ["name_00001_20251009085320"])
    }

    @Test func theNewestFilesOfTheRunAreKept() throws {
        let stranger = "r_00000_20000101000000.pcap"
        _ = FileManager.default.createFile(atPath: folder.file(stranger), contents: Data())
        let recording = try record((0..<5).map { Sample.command.after(Double($0)) }, Rotation(bytes: 1, files: 2))
        #expect(recording.notes == [])
        #expect(recording.records == 5)
        #expect(try folder.names == [stranger, "r_00004_20251009085323.pcap", "r_00005_20251009085324.pcap"])
    }

    @Test func aFileThatSomeoneRemovedIsNotMissed() throws {
        var settings = Recording.Settings(path: folder.file("r.pcap"), format: .pcap)
        settings.rotation = Rotation(bytes: 1, files: 1)
        let recording = try Recording(settings)
        try recording.append(.command)
        for name in try folder.names { try FileManager.default.removeItem(atPath: folder.file(name)) }
        try recording.append(.command)
        #expect(recording.notes == [])
        #expect(try folder.names == ["r_00002_20251009085320.pcap"])
    }

    @Test func namesOfEarlierFilesAreNotTaken() throws {
        let earlier = ["r_00001_20251009085320.pcap", "r_00003_20251009085320.pcap"]
        for name in earlier { _ = FileManager.default.createFile(atPath: folder.file(name), contents: Data(name.utf8)) }
        _ = try record([.command, .command], Rotation(bytes: 1))
        #expect(try folder.names == (1...4).map { "r_0000\($0)_20251009085320.pcap" })
        for name in earlier { #expect(try folder.bytes(name) == Array(name.utf8)) }
        _ = try record([.command, .command], Rotation(bytes: 1, files: 1))
        #expect(try folder.names == [1, 2, 3, 4, 6].map { "r_0000\($0)_20251009085320.pcap" })
        for name in earlier { #expect(try folder.bytes(name) == Array(name.utf8)) }
    }

    @Test func aFileThatTookTheNameOfAnOldOneStays() throws {
        var settings = Recording.Settings(path: folder.file("r.pcap"), format: .pcap)
        settings.rotation = Rotation(bytes: 1, files: 1)
        let recording = try Recording(settings)
        try recording.append(.command)
        let name = "r_00001_20251009085320.pcap"
        try FileManager.default.moveItem(atPath: folder.file(name), toPath: folder.file("mine"))
        _ = FileManager.default.createFile(atPath: folder.file(name), contents: Data([7]))
        try recording.append(.command)
        #expect(try folder.names == ["mine", name, "r_00002_20251009085320.pcap"])
        #expect(try folder.bytes(name) == [7])
    }

    @Test func timeAloneEndsAFile() throws {
        var settings = Recording.Settings(path: folder.file("r.pcapng"))
        settings.rotation = Rotation(seconds: 10)
        let recording = try Recording(settings)
        // A clock that has nothing to do with that of the records.
        let start = CaptureTime(microseconds: 5_000_000)
        try recording.tick(start)
        try recording.append(.command)
        try recording.tick(start)
        try recording.tick(CaptureTime(microseconds: 14_999_999))
        try recording.append(.command)
        #expect(try folder.names.count == 1)
        try recording.tick(CaptureTime(microseconds: 15_000_000))
        try recording.append(.command)
        #expect(try folder.names.count == 2)
        try recording.finish()
        #expect(try counts() == [2, 1])
    }

    @Test func aSmallerFileIsWholeByItself() throws {
        let air = Sample(linkType: .leLinkLayer, bytes: [1, 2, 3, 4, 5])
        _ = try Recording.write([.command, air, .command, air], to: folder.file("r.pcapng")) { $0.rotation = Rotation(bytes: 1) }
        let files = try folder.names.map { try readBack(folder.file($0)).map(\.linkType) }
        #expect(files == [[.h4WithDirection], [.leLinkLayer], [.h4WithDirection], [.leLinkLayer]])
    }

    @Test func withoutARecordThereIsNoFile() throws {
        _ = try record([], Rotation(bytes: 1))
        #expect(try folder.names == [])
    }

    @Test func aFolderThatTakesNoFilesIsToldAtOnce() throws {
        let path = folder.file("no/r.pcap")
        let error = CaptureError(.system(ENOENT), source: path, message: "cannot be written: no such folder")
        #expect(throws: error) { try record([], Rotation(bytes: 1), name: "no/r.pcap") }
    }
}
