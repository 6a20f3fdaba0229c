import Glibc

/// A point of time on the monotonic clock.
struct Deadline {
    private let end: Int64

    /// Makes the point that is so many milliseconds away.
    init(milliseconds: Int) { end = Self.now + Int64(milliseconds) }

    /// The milliseconds left, at least 0, as `poll` takes them.
    var left: Int32 { Int32(clamping: max(0, end - Self.now)) }

    /// Whether it is over.
    var isOver: Bool { Self.now >= end }

    /// Milliseconds of the monotonic clock.
    private static var now: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
