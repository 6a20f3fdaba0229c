import Glibc

/// Standard output, buffered, and standard error, one line a message.
final class Console {
    private static let bufferSize = 1 << 16
    private var pending: [UInt8] = []

    /// Writes `text` to standard output as it is.
    func write(_ text: String) {
        pending.append(contentsOf: text.utf8)
        if pending.count >= Self.bufferSize { flush() }
    }

    /// Writes a line to standard output.
    func line(_ text: String) { write(text + "\n") }

    /// Hands what was written to the system; a closed pipe swallows it.
    func flush() {
        Self.write(pending, to: 1)
        pending = []
    }

    /// Says why something could not be done.
    func error(_ message: String) {
        flush()
        Self.write(Array("bitchat-fuzz: \(message)\n".utf8), to: 2)
    }

    /// Says something on the way.
    func note(_ message: String) { error(message) }

    /// Shows how far something is; the text brings its own line ends.
    func progress(_ text: String) { Self.write(Array(text.utf8), to: 2) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The pointer stands only during the call.
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}
