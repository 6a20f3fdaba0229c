import Foundation
import Testing

/// How a run ends while something else does not: a reader, a source, a server.
@Suite struct LiveEndTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func records(_ count: Int) -> [UInt8] {
        let record = SampleCapture.record(SampleCapture.notification(SampleCapture.message("x")))
        return [[UInt8]](repeating: record, count: count).flatMap { $0 }
    }

    private func fifo(_ name: String) throws -> String {
        let path = scratch.folder.path + "/" + name
        try #require(mkfifo(path, 0o600) == 0)
        return path
    }

    /// 3000 records wait in the queue while the batch before them takes more than the second that the end may take.
    @Test func whatHadComeInIsInTheCopyThoughTheEndTakesLong() throws {
        let copy = try fifo("copy"), input = Pipe()
        let reader = try SlowReader(fifo: copy)
        let program = try RunningProgram("-i", "-", "-w", copy, "-F", "btsnoop", "-q", input: input)
        let parts = [SampleCapture.header + records(200), records(3000), records(3000)]
        for part in parts {
            try input.fileHandleForWriting.write(contentsOf: Data(part))
            try reader.untilFull()
            // The next batch is taken once the first part has gone out.
            if part == parts[0] { try reader.read(atLeast: part.count) }
        }
        try input.fileHandleForWriting.close()
        try program.until("everything is queued") { _ in program.threads == 1 }
        program.interrupt()
        try reader.read(atLeast: parts[0].count + 30 * 8192, pause: 60)
        try reader.read(atLeast: .max)
        #expect(reader.bytes == parts.flatMap { $0 })
        #expect(try program.finish().status == 0)
    }

    @Test(arguments: [(["-i", "-"], 0), (["-r", "-"], 0), (["-i", "-", "-w", "-"], 3), (["decode", "-"], 0)])
    func aReaderThatTakesNothingDoesNotKeepTheUserFromEndingTheRun(arguments: [String], status: Int) throws {
        let bytes =
            arguments[0] == "decode"
            ? [UInt8](String(repeating: "00\n", count: 5000).utf8) : SampleCapture.header + records(5000)
        let input = scratch.file("input", bytes)
        let output = Pipe()
        let reader = try SlowReader(pipe: output.fileHandleForReading.fileDescriptor)
        let process = try Program.process(arguments + ["-q"])
        let program = try RunningProgram(process, input: FileHandle(forReadingFrom: input), output: output)
        try reader.untilFull()
        program.interrupt()
        let run = try program.finish()
        #expect(run.status == Int32(status))
        #expect(run.errors.contains(status == 0 ? "its reader has not taken the last" : "its reader takes nothing"))
    }

    @Test(arguments: [([], 0), (["-w", "-"], 3)])
    func aReaderThatTakesNothingDoesNotKeepTheRunFromItsEnd(options: [String], status: Int) throws {
        let input = scratch.file("input", SampleCapture.header + records(5000))
        let output = Pipe()
        let reader = try SlowReader(pipe: output.fileHandleForReading.fileDescriptor)
        let process = try Program.process(["-i", "-", "-a", "duration:1", "-q"] + options)
        let program = try RunningProgram(process, input: FileHandle(forReadingFrom: input), output: output)
        #expect(try program.finish().status == Int32(status))
        #expect(reader.isFull)
    }

    @Test func aStalledReaderTakesNothingFromTheCopy() throws {
        let input = Pipe(), output = Pipe()
        let reader = try SlowReader(pipe: output.fileHandleForReading.fileDescriptor)
        let copy = scratch.folder.path + "/copy", bytes = SampleCapture.header + records(3000)
        let process = try Program.process(["-i", "-", "-w", copy, "-F", "btsnoop"])
        let program = try RunningProgram(process, input: input, output: output)
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
        try input.fileHandleForWriting.close()
        try reader.untilFull()
        try program.until("everything is queued") { _ in program.threads == 1 }
        program.interrupt()
        #expect(try program.finish().status == 0)
        #expect(Array(try Data(contentsOf: URL(fileURLWithPath: copy))) == bytes)
    }

    @Test func aStandardOutputThatDoesNotWaitIsWaitedFor() throws {
        let input = scratch.file("input", SampleCapture.header + records(500))
        let expected = try Program.run("-r", input.path, "-q")
        let output = Pipe(), end = output.fileHandleForWriting.fileDescriptor
        let reader = try SlowReader(pipe: output.fileHandleForReading.fileDescriptor)
        try #require(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0)
        let program = try RunningProgram(try Program.process(["-r", input.path, "-q"]), output: output)
        try reader.untilFull()
        try reader.read(atLeast: expected.output.utf8.count)
        #expect(String(decoding: reader.bytes, as: UTF8.self) == expected.output)
        #expect(try program.finish() == Program.Run(status: 0, output: "", errors: ""))
    }

    /// Before it looks a host up, the process has no capability any more.
    @Test func interruptionWhileConnectingIsNoFailure() throws {
        let server = try LoopbackServer()
        server.fill()
        let program = try RunningProgram("-i", "tcp:127.0.0.1:\(server.port)", "-q")
        try program.until("no way back") { _ in program.status("NoNewPrivs") == "1" }
        #expect(program.status("CapEff") == "0000000000000000")
        program.interrupt()
        #expect(try program.finish() == Program.Run(status: 0, output: "", errors: ""))
    }

    @Test func aSystemCallThatFailsIsToldInWords() throws {
        let run = try Repository.shell("ulimit -n 4; exec .build/release/bitchat-dissect -i -")
        #expect(run.status == 3)
        #expect(run.errors == "bitchat-dissect: live sources cannot be watched: Too many open files\n")
    }
}
