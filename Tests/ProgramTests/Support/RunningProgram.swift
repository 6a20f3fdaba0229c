import Foundation
import Testing

/// A program that goes on while the test watches what it writes.
final class RunningProgram {
    private let process: Process
    private let scratch: Scratch
    private let outputFile: URL
    private let errorFile: URL

    /// The program's number.
    var identifier: Int32 { process.processIdentifier }

    /// Starts `bitchat-dissect`, with nothing on its standard input unless `input` is given.
    convenience init(_ arguments: String..., input: Any? = nil) throws {
        try self.init(try Program.process(arguments), input: input)
    }

    /// Starts `process`; its standard output is kept unless `output` is given.
    init(_ process: Process, input: Any? = nil, output: Any? = nil) throws {
        scratch = try Scratch()
        self.process = process
        outputFile = scratch.file("output", [])
        errorFile = scratch.file("errors", [])
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What it wrote so far.
    func written() throws -> Program.Run {
        Program.Run(
            status: process.isRunning ? -1 : process.terminationStatus,
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }

    /// Looks again and again until `condition` holds; fails the test after a minute.
    func until(_ what: Comment, _ condition: (Program.Run) -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(try written()) {
            try #require(ContinuousClock.now < deadline, what)
            usleep(5000)
        }
    }

    /// Waits until it has read a bad writer of the FIFO at `path` to its end, and looks for the next one beside it.
    func untilItLooksForTheNextWriter(of path: String) throws {
        let folder = "/proc/\(identifier)/fd"
        try until("the next writer is looked for") { _ in
            let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return all.count { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path } == 2
        }
    }

    /// How many threads it has; 0 when it has ended.
    var threads: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task").count) ?? 0 }

    /// A line of its status, as the kernel tells it, such as `CapEff`; nil when it has ended.
    func status(_ name: String) -> String? {
        let text = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line.map { $0.dropFirst(name.utf8.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    /// Sends Ctrl-C.
    func interrupt() { process.interrupt() }

    /// Waits for its end and gives everything it wrote.
    func finish() throws -> Program.Run {
        let deadline = ContinuousClock.now + .seconds(60)
        while process.isRunning {
            try #require(ContinuousClock.now < deadline, "the program ends")
            usleep(5000)
        }
        process.waitUntilExit()
        return try written()
    }
}
