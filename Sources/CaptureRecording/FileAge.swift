import Capture

/// How old a file is, by its records' clock and by the clock of who records; neither is compared with the other.
struct FileAge {
    private var firstRecord: CaptureTime?
    private var firstTick: CaptureTime?

    /// Whether a record of `time` comes `seconds` or more after the file's first one, which it may be itself.
    mutating func isOver(_ seconds: Int, at time: CaptureTime) -> Bool {
        time.isKnown && Self.isOver(seconds, &firstRecord, time)
    }

    /// Whether `now` is `seconds` or more after the first time that this was asked.
    mutating func isOver(_ seconds: Int, now: CaptureTime) -> Bool { Self.isOver(seconds, &firstTick, now) }

    /// A clock that was set back begins anew.
    private static func isOver(_ seconds: Int, _ first: inout CaptureTime?, _ time: CaptureTime) -> Bool {
        guard let start = first, start <= time else {
            first = time
            return false
        }
        let (age, overflow) = time.microseconds.subtractingReportingOverflow(start.microseconds)
        return overflow || age / 1_000_000 >= seconds
    }
}
