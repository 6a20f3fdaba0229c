import Glibc

/// Ten ticks a second for a loop that has other things to do.
final class ScreenClock {
    private static let pause: Int64 = 100_000_000
    private var last: Int64 = 0

    /// Calls `tick` when it is due.
    func whenDue(_ tick: () -> Void) {
        let now = Self.now
        guard now - last >= Self.pause else { return }
        last = now
        tick()
    }

    /// Waits until the next tick, or until `descriptor` can be read, and calls `tick` when it is due; true when it can be read.
    func wait(for descriptor: Int32 = -1, _ tick: () -> Void) -> Bool {
        whenDue(tick)
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let left = max(0, Self.pause - (Self.now - last)) / 1_000_000
        return unsafe poll(&wanted, 1, Int32(clamping: left + 1)) > 0
    }

    private static var now: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
