import Foundation

/// A folder of its own for the files of one test, removed with it.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzzing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The path of `name` inside.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Makes a file called `name`, and the folders above it, and gives its path.
    @discardableResult
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
        return place.path
    }

    /// The bytes of a file.
    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

    /// The names in a folder inside, sorted.
    func names(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }
}
