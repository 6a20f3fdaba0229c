import Glibc

/// A file that cannot be written.
struct WriteError: Error {
    /// The file, what failed and why.
    let message: String

    /// Makes the error of the system call that just failed.
    init(_ action: String, _ path: String) {
        let code = errno
        message = "cannot \(action) \(path): \(unsafe String(cString: strerror(code)))"
    }
}
