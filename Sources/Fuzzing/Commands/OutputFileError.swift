import Glibc

/// Why a file could not be written.
struct OutputFileError: Error, CustomStringConvertible {
    /// The file and the system's reason, in one line.
    let description: String

    /// Takes the reason from the system's last error.
    init(_ path: String, _ what: String) {
        let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
        description = "\(path): \(what)\(reason)"
    }
}
