import Glibc

/// Time that only goes forward: for limits and progress.
enum MonotonicClock {
    /// Milliseconds since some moment in the past.
    static var milliseconds: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}
