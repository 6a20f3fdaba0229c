import Glibc

/// A socket that is closed with its owner; every call waits no longer than a deadline.
final class Descriptor: Sendable {
    /// The kernel's number of it.
    let number: Int32

    /// Takes over an open non-blocking socket.
    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Waits until one of `events` (as of poll(2)) is there; false when the deadline passed.
    func wait(for events: Int32, until deadline: Deadline) throws(ATTFailure) -> Bool {
        while true {
            var entry = pollfd(fd: number, events: Int16(truncatingIfNeeded: events), revents: 0)
            let count = unsafe poll(&entry, 1, deadline.left)
            if count >= 0 { return count > 0 }
            guard errno == EINTR else { throw ATTFailure("wait for the peer", number: errno) }
        }
    }

    /// The next packet, at most `capacity` bytes of it; empty at the end of the connection, nil when the deadline passed.
    func read(_ capacity: Int, until deadline: Deadline) throws(ATTFailure) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: capacity)
        while try wait(for: Int32(POLLIN), until: deadline) {
            let count = unsafe Glibc.read(number, &bytes, capacity)
            if count >= 0 { return Array(bytes.prefix(count)) }
            guard errno == EINTR || errno == EAGAIN else { throw ATTFailure("receive from the peer", number: errno) }
        }
        return nil
    }

    /// Sends one packet.
    func write(_ bytes: [UInt8], until deadline: Deadline) throws(ATTFailure) {
        while try wait(for: Int32(POLLOUT), until: deadline) {
            let noSignal = Int32(MSG_NOSIGNAL)
            // The buffer is read during the call only. A peer that has gone is an error here, not a signal.
            let count = unsafe bytes.withUnsafeBytes { unsafe send(number, $0.baseAddress, $0.count, noSignal) }
            if count >= 0 { return }
            guard errno == EINTR || errno == EAGAIN else { throw ATTFailure("send to the peer", number: errno) }
        }
        throw .timedOut("send to the peer")
    }
}
