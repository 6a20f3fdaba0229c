import Glibc

/// An open file, pipe or socket, closed with its owner.
final class Descriptor {
    /// The system's number for it.
    let number: Int32

    /// Takes over an open descriptor.
    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Reads what is there, at most `most` bytes: none at the end, nil for an error.
    func read(most: Int = 1 << 16) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: most)
        var count = unsafe Glibc.read(number, &bytes, most)
        while count < 0, errno == EINTR { count = unsafe Glibc.read(number, &bytes, most) }
        return count < 0 ? nil : Array(bytes.prefix(count))
    }

    /// Reads exactly `count` bytes; nil when they do not come.
    func readAll(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let part = read(most: count - bytes.count), !part.isEmpty else { return nil }
            bytes += part
        }
        return bytes
    }

    /// Writes every byte; says whether it could.
    func write(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            // `written` is below the count of bytes.
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(number, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Waits until one of `descriptors` can be read or has ended, or the milliseconds have passed; says which.
    static func wait(for descriptors: [Descriptor], milliseconds: Int) -> [Bool] {
        var polled = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        let ready = unsafe poll(&polled, UInt(polled.count), Int32(clamping: milliseconds))
        return polled.map { ready > 0 && $0.revents != 0 }
    }
}
