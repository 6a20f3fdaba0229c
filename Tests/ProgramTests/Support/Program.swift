import Foundation

/// A built program, run as a user runs it.
enum Program {
    /// How a run ended and what it wrote.
    struct Run: Equatable {
        var status: Int32
        var output: String
        var errors: String

        /// The lines of standard output.
        var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
        /// The lines of standard error.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The folder of the test bundle, where the programs are built too.
    private static func folder() throws -> URL {
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        for line in maps.split(separator: "\n") where line.hasSuffix(".xctest") {
            if let start = line.firstIndex(of: "/") {
                return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }

    /// Makes a process of `bitchat-dissect`, not yet started.
    static func process(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = try folder().appendingPathComponent("bitchat-dissect")
        process.arguments = arguments
        return process
    }

    /// Runs `bitchat-dissect` with `input` on its standard input.
    static func run(_ arguments: [String], input: [UInt8] = []) throws -> Run {
        try finish(try process(arguments), input: input)
    }

    /// Starts a process with `input` on its standard input and waits for its end.
    static func finish(_ process: Process, input: [UInt8]) throws -> Run {
        let scratch = try Scratch()
        process.standardInput = try FileHandle(forReadingFrom: scratch.file("input", input))
        let output = scratch.file("output", []), errors = scratch.file("errors", [])
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    static func run(_ arguments: String..., input: [UInt8] = []) throws -> Run { try run(arguments, input: input) }
}
