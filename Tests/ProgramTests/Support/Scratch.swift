import Foundation

/// A folder of its own for the files of one test, removed with it.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Makes a file called `name` and gives its place.
    func file(_ name: String, _ bytes: [UInt8]) -> URL {
        let place = folder.appendingPathComponent(name)
        _ = FileManager.default.createFile(atPath: place.path, contents: Data(bytes))
        return place
    }

    /// Makes a file called `name` and gives its path.
    func path(_ name: String, _ bytes: [UInt8]) -> String { file(name, bytes).path }
}
