import Foundation

@testable import SQLiteOutput

/// A folder of its own for one test.
final class Scratch {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The names of its files, sorted.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

    func path(_ name: String) -> String { folder.appending(path: name).path }
}

extension DatabaseWriter {
    /// Makes an empty database at `path`; whether it took the place of an earlier one.
    static func make(_ path: String) throws -> Bool {
        let writer = DatabaseWriter(path)
        writer.begin()
        try writer.finish()
        return writer.hasReplaced
    }
}
