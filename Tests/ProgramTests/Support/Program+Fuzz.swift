import Foundation

extension Program {
    /// Makes a process of `bitchat-fuzz` that works in `folder`, not yet started.
    static func fuzzProcess(_ arguments: [String], in folder: URL) throws -> Process {
        let process = try process(arguments)
        process.executableURL = process.executableURL?.deletingLastPathComponent().appendingPathComponent("bitchat-fuzz")
        process.currentDirectoryURL = folder
        return process
    }

    /// Runs `bitchat-fuzz` in `folder`.
    static func fuzz(_ arguments: String..., in folder: URL) throws -> Run {
        try finish(try fuzzProcess(arguments, in: folder), input: [])
    }
}
