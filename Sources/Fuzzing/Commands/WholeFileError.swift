import Glibc

/// Why a file could not be written.
struct WholeFileError: Error, CustomStringConvertible {
    /// The file, what failed, and the system's reason.
    let description: String

    /// Takes the reason from the system's last error.
    init(_ path: String, _ what: String) {
        let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "unknown error"
        description = "\(path): \(what): \(reason)"
    }
}
