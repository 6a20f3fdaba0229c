import Glibc

/// A file or folder that cannot be read or written.
struct FileError: Error, Hashable {
    /// Its path.
    let path: String
    /// What was tried: `read`, `write`, `list`, `make`.
    let action: String
    /// The system's error number.
    let code: Int32

    /// Makes an error of the system's last error number.
    init(_ action: String, _ path: String) {
        self.path = path
        self.action = action
        code = errno
    }

    /// One clause: what cannot be done and why.
    var message: String {
        // The system's text is a constant, copied at once.
        "cannot \(action) \(path): " + (unsafe String(cString: strerror(code)))
    }
}
