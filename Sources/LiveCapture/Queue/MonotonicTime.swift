import Glibc

/// A moment of the clock that never jumps.
package struct MonotonicTime: Sendable, Comparable {
    /// Nanoseconds since some moment in the past.
    package var nanoseconds: Int64

    /// This moment.
    package static var now: MonotonicTime {
        var time = Glibc.timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    /// The moment so much later.
    package func adding(milliseconds: Int) -> MonotonicTime {
        let (step, isTooLong) = Int64(milliseconds).multipliedReportingOverflow(by: 1_000_000)
        let (sum, isTooLate) = nanoseconds.addingReportingOverflow(step)
        return MonotonicTime(nanoseconds: isTooLong || isTooLate ? .max : sum)
    }

    /// Milliseconds from now on, rounded up; 0 when it has passed.
    package var millisecondsLeft: Int32 {
        let left = nanoseconds - MonotonicTime.now.nanoseconds
        return left <= 0 ? 0 : Int32(clamping: (left - 1) / 1_000_000 + 1)
    }

    package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The same moment as system calls take it.
    var timespec: timespec {
        Glibc.timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }
}
