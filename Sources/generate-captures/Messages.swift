import Glibc

/// Text for the person at the terminal, on standard error.
enum Messages {
    /// Writes a line that begins with the program's name.
    static func error(_ text: String) {
        let line = Array("generate-captures: \(text)\n".utf8)
        // Nothing is left to do when even this cannot be written.
        _ = unsafe line.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
