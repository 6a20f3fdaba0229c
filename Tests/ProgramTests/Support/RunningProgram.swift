import Foundation
import Testing

/// A program that goes on while the test watches what it writes.
final class RunningProgram {
    private let process: Process
    private let scratch: Scratch
    private let outputFile: URL
    private let errorFile: URL

    /// Starts `bitchat-dissect`, with nothing on its standard input unless `input` is given.
    init(_ arguments: String..., input: Any? = nil) throws {
        scratch = try Scratch()
        process = try Program.process(arguments)
        outputFile = scratch.file("output", [])
        errorFile = scratch.file("errors", [])
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
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
