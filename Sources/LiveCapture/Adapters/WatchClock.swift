import Capture
import Glibc

/// The two clocks that watching an adapter needs; a test gives its own.
struct WatchClock: Sendable {
    /// The time of day, by which the kernel stamps packets.
    var wall: @Sendable () -> CaptureTime
    /// Milliseconds since some moment, never going back.
    var steady: @Sendable () -> Int64

    /// The system's clocks.
    static let system = WatchClock(
        wall: { CaptureTime(microseconds: read(CLOCK_REALTIME) / 1000) }, steady: { read(CLOCK_MONOTONIC) / 1_000_000 })

    /// A clock in nanoseconds.
    private static func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        guard unsafe clock_gettime(clock, &time) == 0 else { return 0 }
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
