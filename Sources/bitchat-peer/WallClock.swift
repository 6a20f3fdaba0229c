import Glibc

/// The time of day.
enum WallClock {
    /// Milliseconds since 1970.
    static var milliseconds: UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return UInt64(clamping: time.tv_sec) * 1_000 + UInt64(clamping: time.tv_nsec) / 1_000_000
    }
}
