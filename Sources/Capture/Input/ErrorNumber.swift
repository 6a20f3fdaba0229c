import Glibc

/// The numbers that system calls fail with (errno(3)).
package enum ErrorNumber {
    /// What `number` means, in the words of the C library.
    package static func text(_ number: Int32) -> String {
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
}
