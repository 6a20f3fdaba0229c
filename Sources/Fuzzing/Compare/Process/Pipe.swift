import Glibc

/// The two ends of a pipe, closed with it; neither end is inherited by a program that is started.
final class Pipe {
    /// The end to read from, or −1 once closed.
    private(set) var reading: Int32 = -1
    /// The end to write to, or −1 once closed.
    private(set) var writing: Int32 = -1

    /// Makes a pipe; throws when the system has none left.
    init() throws(OtherSideError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw .notStarted("no pipe: " + SystemError.text(errno)) }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeReading()
        closeWriting()
    }

    /// Closes the end to read from.
    func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    /// Closes the end to write to.
    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Lets reads and writes return at once; only for the ends that this program keeps.
    static func setNonblocking(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
}
