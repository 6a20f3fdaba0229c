import Glibc

/// A point of time on the monotonic clock.
package struct Deadline: Sendable, Hashable {
    private let end: Int

    /// Makes the point that is so many milliseconds away.
    package init(milliseconds: Int) { end = Self.now &+ max(0, milliseconds) }

    /// The milliseconds left, at least 0, as `poll` takes them.
    package var left: Int32 { Int32(clamping: max(0, end &- Self.now)) }

    private static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec &* 1_000 &+ time.tv_nsec / 1_000_000
    }
}
