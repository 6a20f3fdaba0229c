import Capture
import Glibc

/// Where a file that is not there would be made: in which folder, under which name.
struct FilePlace: Hashable {
    private let folder: FileIdentity
    private let name: Substring

    /// The place that `path` names; nil when its folder is not there.
    init?(_ path: String) {
        guard let folder = FileIdentity(path: Self.folder(of: path)) else { return nil }
        self.folder = folder
        name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    /// Throws when no files can be made in the folder of `path`.
    static func checkFolder(of path: String) throws(CaptureError) {
        guard unsafe access(folder(of: path), W_OK | X_OK) != 0 else { return }
        throw CaptureError(unwritable: path, errno)
    }

    /// The folder of `path`, with a slash at its end.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./" }
}
