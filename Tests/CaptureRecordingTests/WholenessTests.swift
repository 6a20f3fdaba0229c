import Capture
import CaptureRecording
import Foundation
import Testing
import WireFormat

@Suite struct WholenessTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func eachRecordIsInTheFileBeforeTheNextComes() throws {
        let recording = try Recording(path: folder.file("live.pcapng"), format: .pcapng)
        #expect(try readBack(folder.file("live.pcapng")) == [])
        let samples = [Sample.command, .data, Sample(linkType: .leLinkLayer, bytes: [1, 2, 3, 4, 5])]
        for (index, sample) in samples.enumerated() {
            try recording.append(sample)
            let there = try readBack(folder.file("live.pcapng"))
            #expect(there.count == index + 1)
            #expect(there.last?.bytes.suffix(sample.bytes.count) == sample.bytes[...])
        }
        try recording.finish()
    }

    @Test func gatheredRecordsAreWrittenAtTheEndAndInLargePieces() throws {
        var settings = Recording.Settings(path: folder.file("gathered.pcapng"))
        settings.gathers = true
        let recording = try Recording(settings)
        try recording.append(.command)
        #expect(try folder.bytes("gathered.pcapng") == [])
        for _ in 0..<1500 { try recording.append(.data) }
        #expect(try folder.bytes("gathered.pcapng").count > 65_535)
        try recording.finish()
        #expect(try readBack(folder.file("gathered.pcapng")).count == 1501)
    }

    @Test func aFullDeviceIsAnErrorThatSaysWhatIsThere() throws {
        let error = CaptureError(
            .system(ENOSPC), source: "/dev/full",
            message: "cannot be written any further: No space left on device; 0 whole records, 0 bytes, are in it")
        #expect(throws: error) { try Recording(path: "/dev/full", format: .pcapng) }
        let later = try Recording(path: "/dev/full", format: .pcap)
        #expect(throws: error) { try later.append(.command) }
    }

    @Test func devicesAreWrittenAndStay() throws {
        _ = try Recording.write([.command], to: "/dev/null")
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func anOldFileIsReplacedAndKeepsItsPlace() throws {
        let path = folder.file("old.pcapng")
        _ = FileManager.default.createFile(atPath: path, contents: Data(repeating: 7, count: 9999))
        try FileManager.default.linkItem(atPath: path, toPath: folder.file("link"))
        _ = try Recording.write([.command], to: path)
        #expect(try readBack(folder.file("link")).count == 1)
    }

    @Test func aFileThatIsReadIsNotWritten() throws {
        let path = folder.file("input")
        _ = FileManager.default.createFile(atPath: path, contents: Data([1, 2, 3]))
        try FileManager.default.linkItem(atPath: path, toPath: folder.file("link"))
        let error = CaptureError(
            .unsuitable, source: folder.file("link"), message: "is being read; name another file to write to")
        #expect(throws: error) { try Recording.write([.command], to: folder.file("link")) { $0.inputs = ["/dev/null", path] } }
        #expect(try folder.bytes("input") == [1, 2, 3])
        _ = try Recording.write([.command], to: "/dev/null") { $0.inputs = ["/dev/null"] }
    }

    @Test func aTerminalIsRefused() throws {
        var terminal: Int32 = -1, other: Int32 = -1
        try #require(openpty(&terminal, &other, nil, nil, nil) == 0)
        defer {
            close(terminal)
            close(other)
        }
        let error = CaptureError(
            .unsuitable, source: "/dev/fd/\(other)",
            message: "a terminal shows no capture; name a file with -w FILE, or send -w - into a pipe or a file")
        #expect(throws: error) { try Recording(path: "/dev/fd/\(other)", format: .pcapng) }
    }

    @Test func placesThatCannotBeWrittenAreNamed() throws {
        let missing = folder.file("no/such")
        #expect(throws: CaptureError(.system(ENOENT), source: missing, message: "cannot be written: no such folder")) {
            try Recording(path: missing, format: .pcapng)
        }
        let place = folder.path
        #expect(
            throws: CaptureError(
                .system(EISDIR), source: place, message: "cannot be written: it is a folder; name a file inside it")
        ) {
            try Recording(path: place, format: .pcapng)
        }
    }
}
