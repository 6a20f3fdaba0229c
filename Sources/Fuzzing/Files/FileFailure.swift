import Glibc

/// A file or folder that could not be read or written: exit status 3.
struct FileFailure: Error, Hashable, CustomStringConvertible {
    /// Its path.
    let path: String
    /// What went wrong, as one clause.
    let reason: String

    /// Makes a failure from what the last system call left in `errno`.
    static func system(_ path: String, _ action: String) -> FileFailure {
        let text = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
        return FileFailure(path: path, reason: "cannot be \(action): \(text)")
    }

    /// The path and the reason, with nothing in them that a terminal acts on.
    var description: String { EscapedText.plain("\(path): \(reason)") }
}
