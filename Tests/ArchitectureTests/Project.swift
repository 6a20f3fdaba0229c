import Foundation

/// The project's own files, found from this one.
enum Project {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file below `folder`, as path and text.
    static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
        let base = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
            ("\(folder)/\($0)", try String(contentsOf: base.appending(path: $0), encoding: .utf8))
        }
    }

    /// The modules that `text` imports.
    static func imports(of text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("import ") || $0.hasPrefix("internal import ") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
    }
}
