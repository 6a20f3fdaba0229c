import Foundation
import Testing

@Suite struct LiveCommandTests {
    private let demo = Repository.root.appendingPathComponent("Captures/demo.btsnoop").path

    private func demoBytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: demo))) }

    /// Appends `bytes` to a file, or writes them to a FIFO.
    private func write(_ bytes: [UInt8], to path: String) throws {
        let file = try #require(FileHandle(forWritingAtPath: path))
        defer { try? file.close() }
        _ = try? file.seekToEnd()
        try file.write(contentsOf: Data(bytes))
    }

    @Test(arguments: [1000, 4096, .max]) func aTCPStreamShowsWhatTheFileShows(pieces: Int) throws {
        let expected = try Program.run("-r", demo)
        let server = try LoopbackServer()
        let program = try RunningProgram("-i", "tcp:127.0.0.1:\(server.port)", "-c", "114", "-q")
        let connection = try server.accept()
        try connection.send(demoBytes(), pieces: pieces)
        // The end is reached by the count: the connection stays open.
        #expect(try program.finish() == Program.Run(status: 0, output: expected.output, errors: ""))
        #expect(expected.lines.last?.hasPrefix("  114  ") == true)
        connection.close()
    }

    @Test func packetsAreShownWhileTheServerStalls() throws {
        let server = try LoopbackServer()
        let program = try RunningProgram("-i", "tcp:127.0.0.1:\(server.port)", "-T", "ndjson", "-q")
        let connection = try server.accept()
        try connection.send(SampleCapture.btsnoop("one"))
        try program.until("one") { $0.lines.count == 1 }
        try connection.send(SampleCapture.record(SampleCapture.notification(SampleCapture.message("two"))))
        try program.until("two") { $0.lines.count == 2 }
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(try run.texts() == ["one", "two"])
        connection.close()
    }

    @Test func aServerThatComesBackGoesOnAndTheCutIsANote() throws {
        let server = try LoopbackServer()
        let name = "tcp:127.0.0.1:\(server.port)"
        let program = try RunningProgram("-i", name, "-T", "ndjson", "-c", "3")
        let first = try server.accept()
        try first.send(SampleCapture.btsnoop("one", "two").dropLast())
        first.close()
        let second = try server.accept()
        try second.send(SampleCapture.btsnoop("three", "four"))
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(try run.texts() == ["one", "three", "four"])
        #expect(try run.numbers("no") == [1, 2, 3])
        #expect(try run.numbers("record") == [1, 2, 3])
        #expect(
            run.errorLines
                == [
                    "watching \(name); Ctrl-C ends",
                    "\(name): record 2, offset 77: cut in the middle of record 2: 61 bytes needed at offset 77, 60 there",
                    "\(name): waiting: the other end closed the connection", "\(name): open", "\(name): 3 records, 3 packets",
                ].map { "bitchat-dissect: " + $0 })
        second.close()
    }

    @Test func withStrictACutStreamIsABadInput() throws {
        let server = try LoopbackServer()
        let program = try RunningProgram("-i", "tcp:127.0.0.1:\(server.port)", "-T", "ndjson", "-c", "2", "-q", "--strict")
        let first = try server.accept()
        try first.send(SampleCapture.btsnoop("one", "two").dropLast())
        first.close()
        let second = try server.accept()
        try second.send(SampleCapture.btsnoop("three"))
        #expect(try program.finish().status == 3)
        second.close()
    }

    @Test func severalSourcesShareTheNumbersAndOneThatIsLostLeavesTheOthersGoing() throws {
        let servers = try (0..<3).map { _ in try LoopbackServer() }
        let names = servers.map { "tcp:127.0.0.1:\($0.port)" }
        let process = try Program.process(names.flatMap { ["-i", $0] } + ["-T", "ndjson", "-c", "3", "-q"])
        let program = try RunningProgram(process)
        let connections = try servers.map { try $0.accept() }
        try connections[0].send(SampleCapture.btsnoop("one"))
        try program.until("one") { $0.lines.count == 1 }
        try connections[1].send(SampleCapture.btsnoop("two"))
        try program.until("two") { $0.lines.count == 2 }
        try connections[2].send(Array("hello\r\n\r\n it is no capture".utf8))
        connections[2].close()
        try program.until("lost") { $0.errors.contains("not a capture") }
        try connections[0].send(SampleCapture.record(SampleCapture.notification(SampleCapture.message("three"))))
        let run = try program.finish()
        // Nothing came from the source that is lost.
        #expect(run.status == 3)
        #expect(try run.texts() == ["one", "two", "three"])
        #expect(try run.numbers("no") == [1, 2, 3])
        #expect(try run.numbers("record") == [1, 1, 2])
        #expect(try run.objects().map { $0["source"] as? String } == [names[0], names[1], names[0]])
        #expect(run.errorLines.count == 1)
    }

    @Test func aWriterOfSomethingElseEndsNoFIFO() throws {
        let scratch = try Scratch()
        let fifo = scratch.folder.path + "/fifo"
        try #require(mkfifo(fifo, 0o600) == 0)
        let program = try RunningProgram("-i", fifo, "-T", "ndjson", "-c", "2")
        try write(Array("hello\n".utf8), to: fifo)
        try program.until("told") { $0.errors.contains("\(fifo): waiting: the last stream was no capture") }
        try program.untilItLooksForTheNextWriter(of: fifo)
        try write(SampleCapture.btsnoop("one") + [UInt8](repeating: 0xFF, count: 4096), to: fifo)
        try program.until("damaged") { $0.errors.contains("\(fifo): waiting: the last stream was damaged") }
        try program.untilItLooksForTheNextWriter(of: fifo)
        try write(SampleCapture.btsnoop("two"), to: fifo)
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(try run.texts() == ["one", "two"])
        #expect(run.errorLines.contains { $0.hasPrefix("bitchat-dissect: \(fifo): not a capture: ") })
    }

    @Test func aFileIsFollowedOverRotation() throws {
        let scratch = try Scratch()
        let path = scratch.path("log", SampleCapture.btsnoop("one"))
        let program = try RunningProgram("--follow", path, "-T", "ndjson", "-q")
        try program.until("one") { $0.lines.count == 1 }
        try write(SampleCapture.record(SampleCapture.notification(SampleCapture.message("two"))), to: path)
        try program.until("two") { $0.lines.count == 2 }
        try #require(rename(path, path + ".last") == 0)
        _ = scratch.path("log", SampleCapture.btsnoop("three"))
        try program.until("three") { $0.lines.count == 3 }
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(try run.texts() == ["one", "two", "three"])
        #expect(try run.numbers("record") == [1, 2, 3])
    }

    @Test func standardInputEndsTheRunAndTheRemarksCountIt() throws {
        let expected = try Program.run(["-r", "-"], input: demoBytes())
        let run = try Program.run(["-i", "-"], input: demoBytes())
        #expect(run.status == 0)
        #expect(run.output == expected.output)
        #expect(
            run.errorLines == [
                "bitchat-dissect: watching -; Ctrl-C ends", "bitchat-dissect: -: 356 records, 114 packets",
            ])
    }

    @Test(arguments: ["stats", "lint"]) func otherCommandsReadLiveSourcesToo(command: String) throws {
        let arguments = [command] + (command == "stats" ? ["--json", "-q"] : ["-q"])
        let interop = Repository.root.appendingPathComponent("Captures/interop.btsnoop")
        let bytes = Array(try Data(contentsOf: interop))
        let expected = try Program.run(arguments + ["-r", "-"], input: bytes)
        let run = try Program.run(arguments + ["-i", "-"], input: bytes)
        #expect(run == expected)
        #expect(run.lines.count > 0)
    }

    @Test func countsOfSeveralSourcesAreKeptApart() throws {
        let scratch = try Scratch()
        let fifos = [scratch.folder.path + "/a", scratch.folder.path + "/b"]
        for path in fifos { try #require(mkfifo(path, 0o600) == 0) }
        let program = try RunningProgram("stats", "--json", "-i", fifos[0], "-i", fifos[1])
        try write(SampleCapture.btsnoop("one", "two"), to: fifos[0])
        try write(SampleCapture.btsnoop("three"), to: fifos[1])
        try program.until("both") { run in
            fifos.allSatisfy { run.errors.contains("\($0): waiting: every writer has gone") }
        }
        program.interrupt()
        let object = try #require(try program.finish().objects().first)
        let files = try #require(object["files"] as? [[String: Any]])
        #expect(files.map { $0["source"] as? String } == fifos)
        #expect(files.map { $0["records"] as? Int } == [2, 1])
        #expect(files.map { $0["format"] as? String } == ["btsnoop", "btsnoop"])
        #expect(files.map { ($0["frames"] as? [String: Int]) } == [["message": 2], ["message": 1]])
    }

    @Test func aPipeIsShownAsFarAsItHasCome() throws {
        let pipe = Pipe()
        let program = try RunningProgram("-r", "-", "-T", "ndjson", input: pipe)
        try pipe.fileHandleForWriting.write(contentsOf: Data(SampleCapture.btsnoop("one")))
        // The writer holds the pipe open.
        try program.until("one") { $0.lines.count == 1 }
        try pipe.fileHandleForWriting.close()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(try run.texts() == ["one"])
    }

    @Test func aPipeThatStallsIsLeftAtOnceOnInterruption() throws {
        let pipe = Pipe()
        let program = try RunningProgram("-r", "-", "-T", "ndjson", input: pipe)
        try pipe.fileHandleForWriting.write(contentsOf: Data(SampleCapture.btsnoop("one", "two").dropLast()))
        try program.until("one") { $0.lines.count == 1 }
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(run.errors == "bitchat-dissect: ended by a signal: what came out is of what was read until then\n")
        try pipe.fileHandleForWriting.close()
    }

    @Test func aReaderThatHasGoneEndsTheRunThoughNothingComes() throws {
        let scratch = try Scratch()
        let fifo = scratch.folder.path + "/fifo"
        try #require(mkfifo(fifo, 0o600) == 0)
        for arguments in [["-i", fifo, "-q"], ["stats", "-i", fifo, "-q"]] {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            let process = try Program.process(arguments)
            process.standardOutput = pipe.fileHandleForWriting
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == 0)
        }
    }

    @Test func aDurationEndsTheRun() throws {
        let scratch = try Scratch()
        let fifo = scratch.folder.path + "/fifo"
        try #require(mkfifo(fifo, 0o600) == 0)
        let program = try RunningProgram("-i", fifo, "-a", "duration:1", "-q")
        #expect(try program.finish() == Program.Run(status: 0, output: "", errors: ""))
    }

    static let refusals: [([String], Int32, String)] = [
        (["-i", "hci"], 2, "hci0"), (["-i", "tcp:127.0.0.1"], 2, "8872"), (["-i", "-", "-r", "x"], 2, "--follow"),
        (["--follow", "x", "-r", "x"], 2, "--follow"), (["-i", "-", "-i", "-"], 2, "twice"),
        (["-r", "x", "-a", "duration:1"], 2, "-a"), (["-i", "-", "-a", "duration:0"], 2, "duration:N"),
        (["-i", "-", "-a", "1"], 2, "duration:N"), (["-i", "-", "-a", "duration:99999999999999999999"], 2, "duration:N"),
        (["stats", "-i", "bluetooth"], 2, "bluetooth0"), (["-i", "/nowhere/at/all"], 3, "no such file"),
        (["-i", "/"], 3, "is a folder"), (["--follow", "/"], 3, "is a folder"), ([], 2, "-i SOURCE"),
    ]

    @Test(arguments: refusals) func refusesBeforeAnythingIsRead(arguments: [String], status: Int32, words: String) throws {
        let run = try Program.run(arguments)
        #expect(run.status == status)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test func oneSourceThatCannotBeOpenedKeepsTheRunFromStarting() throws {
        let run = try Program.run(["-i", "-", "-i", "/nowhere/at/all"], input: SampleCapture.btsnoop("one"))
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
    }

    @Test func whatIsNoCaptureIsABadInput() throws {
        for (bytes, words) in [(Array("hello\n".utf8), "not a capture"), ([], "is empty: 0 bytes")] {
            let run = try Program.run(["-i", "-", "-q"], input: bytes)
            #expect(run.status == 3)
            #expect(run.errorLines.count == 1)
            #expect(run.errors.contains(words))
        }
    }

    @Test func aFileIsNotWrittenWhileItIsRead() throws {
        let scratch = try Scratch()
        let bytes = SampleCapture.btsnoop("one")
        let path = scratch.path("log", bytes)
        for source in ["-r", "--follow", "-i"] {
            let run = try Program.run(source, path, "-w", path)
            #expect(run.status != 0)
            #expect(run.errorLines.count == 1)
        }
        #expect(Array(try Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
    }

    @Test func aShortPacketLoggerFileIsShownBeforeItsEnd() throws {
        let file = Repository.root.appendingPathComponent("Captures/demo.pklg").path
        let expected = try Program.run("-r", file, "-c", "114")
        #expect(try Program.run("--follow", file, "-c", "114", "-q") == expected)
        #expect(expected.lines.last?.hasPrefix("  114  ") == true)
    }

    @Test func whatIsNotYetDecidedAtTheEndIsShownAndRecorded() throws {
        let scratch = try Scratch()
        let packet = Array(SampleCapture.notification(SampleCapture.message("one")).dropFirst())
        let record: [UInt8] = [0, 0, 0, UInt8(packet.count + 9), 0x68, 0xE7, 0x78, 0, 0, 0, 0, 0, 3] + packet
        let path = scratch.path("log", record + record.prefix(4)), copy = scratch.folder.path + "/copy"
        let program = try RunningProgram("--follow", path, "-T", "ndjson", "-w", copy)
        try program.until("waiting") { $0.errors.contains("\(path): waiting: more bytes are needed to tell what it is") }
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 0)
        #expect(try run.texts() == ["one"])
        #expect(try Program.run("-r", copy, "-T", "ndjson", "-q").texts() == ["one"])
    }

    @Test func textThatIsFollowedIsToldAtOnceAndABadInputInTheEnd() throws {
        let path = Repository.root.appendingPathComponent("README.md").path
        let program = try RunningProgram("--follow", path)
        try program.until("told") { $0.errors.contains("waiting: no capture so far: it begins with the text \"#") }
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == 3)
        #expect(run.errors.contains("\(path): not a capture: it begins with the text \"#"))
    }

    @Test func aFileIsRefusedUnderASecondName() throws {
        let scratch = try Scratch()
        let path = scratch.path("log", SampleCapture.btsnoop("one"))
        let run = try Program.run("--follow", path, "-i", scratch.folder.path + "/./log")
        #expect(run.status == 2)
        #expect(run.errors.contains("is named twice"))
    }
}
