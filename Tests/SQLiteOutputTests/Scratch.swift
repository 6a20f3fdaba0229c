import Foundation

/// A folder of its own for one test.
final class Scratch {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path }
}
