/// A point of time on the monotonic clock.
struct Deadline {
    private let end: Int

    /// Makes the point that is so many milliseconds away.
    init(milliseconds: Int) { end = MonotonicClock.milliseconds + milliseconds }

    /// The milliseconds left, at least 0, as `poll` takes them.
    var left: Int32 { Int32(clamping: max(0, end - MonotonicClock.milliseconds)) }

    /// Whether it is over.
    var isOver: Bool { MonotonicClock.milliseconds >= end }
}
