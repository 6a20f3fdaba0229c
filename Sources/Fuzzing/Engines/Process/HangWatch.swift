/// Sees that an input runs too long: the count of finished inputs stands still.
struct HangWatch {
    /// How many hangs are waited for in full; later ones get a fifth of the time, so that a campaign comes to its end.
    private static let patientHangs = 3

    private let limit: Int
    private var hangs = 0
    private var last: UInt64 = .max
    private var since = 0

    /// Makes a watch that allows `limit` milliseconds.
    init(limit: Int) { self.limit = limit }

    /// Begins anew, for a new worker.
    mutating func begin() { last = .max }

    /// The milliseconds that were allowed, if the count has stood still for longer.
    mutating func hang(_ count: UInt64) -> Int? {
        let now = MonotonicClock.milliseconds
        if count != last { (last, since) = (count, now) }
        return now - since >= current ? current : nil
    }

    /// Counts a hang.
    mutating func lowerLimit() { hangs += 1 }

    private var current: Int { hangs < Self.patientHangs ? limit : max(1, limit / 5) }
}
