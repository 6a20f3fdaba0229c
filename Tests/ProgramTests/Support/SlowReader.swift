import Glibc
import Testing

/// The reader of a pipe or FIFO that takes bytes when the test says so.
final class SlowReader {
    /// F_SETPIPE_SZ (fcntl(2)).
    private static let setPipeSize: Int32 = 1031

    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private(set) var bytes: [UInt8] = []

    /// Opens the FIFO at `path`, which then holds two pages, for reading; does not wait for a writer.
    init(fifo path: String) throws {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        ownsDescriptor = true
        try #require(fcntl(descriptor, Self.setPipeSize, 8192) == 8192)
    }

    /// Takes the reading end of a pipe, which then holds two pages.
    init(pipe descriptor: Int32) throws {
        self.descriptor = descriptor
        ownsDescriptor = false
        try #require(fcntl(descriptor, Self.setPipeSize, 8192) == 8192)
    }

    deinit { if ownsDescriptor { close(descriptor) } }

    /// Whether the second page is begun: a writer that asks whether there is room is told that there is none.
    var isFull: Bool {
        var count: Int32 = 0
        return ioctl(descriptor, UInt(FIONREAD), &count) == 0 && count > 4096
    }

    /// Waits until the pipe is full.
    func untilFull() throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isFull {
            try #require(ContinuousClock.now < deadline, "the pipe is full")
            usleep(2000)
        }
    }

    /// Reads until at least `count` bytes were read in all, or every writer has gone after some; pauses so many milliseconds after a read.
    ///
    /// Each read empties the pipe: what is left of a page would take the room of a whole one.
    func read(atLeast count: Int, pause: UInt32 = 0) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        var pages = [UInt8](repeating: 0, count: 8192)
        while bytes.count < count {
            try #require(ContinuousClock.now < deadline, "\(count) bytes")
            let got = Glibc.read(descriptor, &pages, pages.count)
            if got > 0 { bytes += pages.prefix(got) }
            if got == 0, !bytes.isEmpty { return }
            usleep(got > 0 ? pause * 1000 : 2000)
        }
    }
}
