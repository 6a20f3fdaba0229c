import Foundation

/// The committed captures.
enum CapturesFolder {
    /// The bytes of a file in `Captures`.
    static func bytes(of name: String) throws -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: root.appending(path: "Captures").appending(path: name)))
    }
}
