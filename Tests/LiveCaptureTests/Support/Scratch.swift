import Foundation
import Glibc

/// A folder of its own for the files of one test, removed with it.
final class Scratch {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The path of `name` in the folder.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Makes a FIFO called `name`.
    func fifo(_ name: String) throws -> String {
        guard mkfifo(path(name), 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return path(name)
    }

    /// Adds `bytes` to the file at `path`, which is made when it is missing.
    static func append(_ bytes: [UInt8], to path: String) throws {
        if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        try write(bytes, to: path)
    }

    /// Opens `path`, which may be a FIFO, writes `bytes` at its end and closes it.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_APPEND)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    }

    /// How many descriptors this process has open on the file at `path`.
    static func descriptors(of path: String) -> Int {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return all.count { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path }
    }
}
