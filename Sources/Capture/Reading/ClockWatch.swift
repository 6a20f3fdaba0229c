/// Watches a capture's clock for steps that no radio makes (docs/capture-formats.md 1.3).
///
/// Records stay in file order and keep their times; small steps back are normal, since loggers have several threads.
struct ClockWatch {
    /// What is wrong with the clock.
    enum Finding: Hashable {
        /// The times stand at 1970: wrapped at 2^32 ms, or never set.
        case relative
        /// A gap of so many microseconds, over a day.
        case forward(Int64)
        /// A step back of so many microseconds, over five seconds.
        case backward(Int64)
    }

    private static let day: Int64 = 86_400_000_000
    private static let fiveSeconds: Int64 = 5_000_000

    private var last: Int64?

    /// Takes the next record's time.
    @inline(__always)
    mutating func next(_ time: CaptureTime) -> Finding? {
        guard let before = last else { return first(time) }
        last = time.microseconds
        let (step, overflow) = time.microseconds.subtractingReportingOverflow(before)
        if !overflow, step <= Self.day, step >= -Self.fiveSeconds { return nil }
        return jump(step, overflow, isForward: time.microseconds > before)
    }

    private mutating func first(_ time: CaptureTime) -> Finding? {
        last = time.microseconds
        return time.isAbsolute ? nil : .relative
    }

    private func jump(_ step: Int64, _ overflow: Bool, isForward: Bool) -> Finding {
        let size = overflow ? Int64.max : Int64(clamping: step.magnitude)
        return isForward ? .forward(size) : .backward(size)
    }
}

extension ClockWatch.Finding {
    /// The finding as a clause.
    var message: String {
        switch self {
        case .relative: "clock wrapped or never set: times are relative (a wrapped one wants k x 4294967.296 s added)"
        case .forward(let size): "clock jumped by \(Self.duration(size))"
        case .backward(let size): "clock jumped back by \(Self.duration(size))"
        }
    }

    private static func duration(_ microseconds: Int64) -> String {
        let seconds = microseconds / 1_000_000
        return seconds >= 2 * 86_400 ? "\(seconds / 86_400) days" : "\(seconds) s"
    }
}
