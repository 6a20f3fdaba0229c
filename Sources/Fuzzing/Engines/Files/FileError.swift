import Glibc

/// A file or folder that cannot be read or written.
struct FileError: Error, Hashable {
    /// Its path.
    let path: String
    /// What was tried: `read`, `write`, `list`, `make`.
    let action: String
    /// The system's error number.
    let code: Int32
    /// The most bytes it may have, where that is what is wrong.
    let limit: Int?

    /// Makes an error of the system's last error number.
    init(_ action: String, _ path: String) {
        self.path = path
        self.action = action
        code = errno
        limit = nil
    }

    /// Makes an error of something that is no regular file of at most `limit` bytes.
    init(_ path: String, limit: Int) {
        self.path = path
        self.limit = limit
        action = "read"
        code = EFBIG
    }

    /// One clause: what cannot be done and why.
    var message: String {
        if let limit { return "cannot read \(path): it is no file of at most \(limit) bytes" }
        // The system's text is a constant, copied at once.
        return "cannot \(action) \(path): " + (unsafe String(cString: strerror(code)))
    }
}
