import Glibc

/// What the system calls its errors.
enum SystemError {
    /// The text for an `errno`.
    static func text(_ number: Int32) -> String {
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
}
