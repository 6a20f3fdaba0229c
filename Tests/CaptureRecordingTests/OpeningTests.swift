import Capture
import CaptureRecording
import Foundation
import Synchronization
import Testing
import WireFormat

/// When a file is made or emptied, and when it is not.
@Suite struct OpeningTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func make(_ name: String) {
        _ = FileManager.default.createFile(atPath: folder.file(name), contents: Data([1, 2, 3]))
    }

    private func later(_ name: String, inputs: [String] = []) throws -> Recording {
        var settings = Recording.Settings(path: folder.file(name), format: .pcap)
        settings.beginsLater = true
        settings.gathers = true
        settings.inputs = inputs
        return try Recording(settings)
    }

    @Test func aFileIsWrittenByOneRecordingAtATime() throws {
        let path = folder.file("both.pcap")
        let first = try Recording(path: path, format: .pcap)
        try first.append(.command)
        let refusal = CaptureError(
            .unsuitable, source: path, message: "is being written by another program; name another file")
        #expect(throws: refusal) { try Recording(path: path, format: .pcap) }
        #expect(throws: refusal) { try later("both.pcap") }
        try first.append(.command)
        try first.finish()
        #expect(try readBack(path).count == 2)
        _ = try Recording.write([.command], to: path)
        #expect(try readBack(path).count == 1)
    }

    @Test func withoutACaptureAnOldFileStaysAndNoNewOneIsMade() throws {
        make("old")
        for name in ["old", "new"] { try later(name).finish() }
        #expect(try folder.names == ["old"])
        #expect(try folder.bytes("old") == [1, 2, 3])
    }

    @Test(arguments: ["old", "new"]) func aCaptureWithoutRecordsBecomesOne(name: String) throws {
        make("old")
        let recording = try later(name)
        try recording.begin()
        try recording.begin()
        try recording.finish()
        #expect(try folder.bytes(name).count == 24)
    }

    @Test(arguments: ["old", "new"]) func theFirstRecordBeginsTheFile(name: String) throws {
        make("old")
        let recording = try later(name)
        try recording.append(.command)
        try recording.begin()
        try recording.finish()
        #expect(try readBack(folder.file(name)).count == 1)
    }

    @Test(arguments: ["old", "new"]) func aKindThatCannotBeHeldLeavesWhatWasThere(name: String) throws {
        make("old")
        var settings = Recording.Settings(path: folder.file(name), format: .btsnoop)
        settings.beginsLater = true
        settings.gathers = true
        do {
            let recording = try Recording(settings)
            #expect(throws: CaptureError.self) {
                try recording.append(Sample(linkType: .leLinkLayer, bytes: [1, 2, 3, 4, 5]))
            }
        }
        #expect(try folder.names == ["old"])
        #expect(try folder.bytes("old") == [1, 2, 3])
    }

    @Test func whatIsAwaitedIsNotMade() throws {
        let path = folder.file("new")
        let error = CaptureError(.unsuitable, source: path, message: "is being read; name another file to write to")
        for input in [path, folder.path + "/./new"] {
            #expect(throws: error) { try Recording.write([], to: path) { $0.inputs = [input] } }
            #expect(throws: error) { try later("new", inputs: [input]) }
        }
        #expect(try folder.names == [])
        _ = try later("new", inputs: [folder.file("other"), "/nowhere/new", "-"])
    }

    @Test func placesAreLookedAtBeforeTheFirstRecord() throws {
        make("file")
        for (name, number, reason) in [
            ("no/new", ENOENT, "no such folder"), ("file/new", ENOTDIR, "what should be its folder is a file"),
        ] {
            let path = folder.file(name)
            let error = CaptureError(.system(number), source: path, message: "cannot be written: \(reason)")
            #expect(throws: error) { try later(name) }
            #expect(throws: error) { try Recording(path: path, format: .pcap) }
        }
        let error = CaptureError(
            .system(ENOENT), source: "/proc/new", message: "cannot be written: no file can be made in the folder /proc/")
        if getuid() == 0 { #expect(throws: error) { try Recording(path: "/proc/new", format: .pcap) } }
    }

    @Test func theReaderOfAFIFOIsWaitedForAndThatIsToldOnce() throws {
        let path = folder.file("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let told = Mutex<[String]>([]), looks = Atomic<Int>(0)
        var reader: Int32 = -1
        defer { close(reader) }
        let opened = Mutex<Int32>(-1)
        var settings = Recording.Settings(path: path, format: .pcap)
        settings.patience.begins = { path in told.withLock { $0.append(path) } }
        settings.patience.goesOn = {
            if looks.add(1, ordering: .relaxed).newValue == 2 {
                opened.withLock { $0 = open(path, O_RDONLY | O_NONBLOCK) }
            }
            return true
        }
        let recording = try Recording(settings)
        reader = opened.withLock { $0 }
        try recording.append(.command)
        try recording.finish()
        var bytes = [UInt8](repeating: 0, count: 100)
        #expect(read(reader, &bytes, 100) == 48)
        #expect(told.withLock { $0 } == [path])
        #expect(looks.load(ordering: .relaxed) == 2)
    }

    @Test func aFIFOThatNobodyReadsIsGivenUpQuietly() throws {
        let path = folder.file("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        for isLater in [false, true] {
            var settings = Recording.Settings(path: path, format: .pcap)
            settings.beginsLater = isLater
            settings.patience.goesOn = { false }
            let recording = try Recording(settings)
            #expect(recording.isClosed)
            try recording.append(.command)
            try recording.begin()
            try recording.finish()
            #expect(recording.records == 0)
        }
    }
}
