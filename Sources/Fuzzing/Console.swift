import Glibc
import Synchronization

/// Standard output, buffered, and standard error, one line a message.
enum Console {
    private static let pending = Mutex<[UInt8]>([])
    private static let bufferSize = 1 << 16

    /// Writes `text` to standard output as it is.
    static func write(_ text: String) {
        let isFull = pending.withLock { bytes in
            bytes.append(contentsOf: text.utf8)
            return bytes.count >= bufferSize
        }
        if isFull { flush() }
    }

    /// Writes a line to standard output.
    static func line(_ text: String) { write(text + "\n") }

    /// Hands what was written to the system; a closed pipe swallows it.
    static func flush() {
        let bytes = pending.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
        write(bytes, to: 1)
    }

    /// Says why something could not be done.
    static func error(_ message: String) {
        flush()
        write(Array("bitchat-fuzz: \(message)\n".utf8), to: 2)
    }

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
