import Glibc

/// Bytes on their way to a file descriptor, whose reader is waited for only as long as that is allowed.
struct DescriptorOutput {
    /// Whether the reader at the other end has gone, or a write failed.
    private(set) var isClosed = false
    /// The `errno` of a failed write, other than a closed pipe; 0 when none failed.
    private(set) var failure: Int32 = 0
    /// How many bytes were given up, because the reader took nothing and `mayWait` allowed no more waiting.
    private(set) var untaken = 0

    /// The longest wait for a reader between two questions to `mayWait`, in milliseconds.
    private static let patience: Int32 = 1000
    private let descriptor: Int32
    private let mayWait: () -> Bool
    private let reader: OutputReader

    /// Makes an output to `descriptor`.
    init(_ descriptor: Int32, mayWait: @escaping () -> Bool) {
        self.descriptor = descriptor
        self.mayWait = mayWait
        reader = OutputReader(of: descriptor)
    }

    /// Writes all of `bytes`, unless the output ends before.
    mutating func write(_ bytes: UnsafeRawBufferPointer) {
        if isClosed {
            if untaken > 0 { untaken += bytes.count }
            return
        }
        var done = 0
        while done < bytes.count {
            guard waitForReader() else {
                isClosed = true
                untaken = bytes.count - done
                return
            }
            let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...].prefix(reader.room(descriptor)))
            let written = unsafe Glibc.write(descriptor, part.baseAddress, part.count)
            if written > 0 {
                done += written
            } else if errno != EINTR && !(errno == EAGAIN && reader != .none) {
                isClosed = true
                if errno != EPIPE { failure = errno }
                return
            }
        }
    }

    /// Finds out whether the reader of a pipe has gone, without writing to it.
    mutating func lookForReader() {
        var polled = pollfd(fd: descriptor, events: 0, revents: 0)
        if unsafe poll(&polled, 1, 0) == 1, polled.revents & Int16(POLLERR | POLLHUP) != 0 { isClosed = true }
    }

    /// Waits until a write does not; false when that may not be waited for any longer.
    private func waitForReader() -> Bool {
        guard reader != .none else { return true }
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while true {
            let count = unsafe poll(&polled, 1, Self.patience)
            // What poll cannot say, writing will.
            if count > 0 || (count < 0 && errno != EINTR) { return true }
            if count == 0, !mayWait() { return false }
        }
    }
}
