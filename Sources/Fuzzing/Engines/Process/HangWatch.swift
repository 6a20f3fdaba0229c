/// Sees that an input runs too long: the count of finished inputs stands still.
///
/// What counts is the processor's time, so that a busy machine makes no hangs; a worker that waits for something that never
/// comes is seen after ten times as long.
struct HangWatch {
    /// How many hangs are waited for in full; later ones get a fifth of the time, so that a campaign comes to its end.
    private static let patientHangs = 3
    /// How much longer a worker may wait than compute.
    private static let patience = 10

    private let limit: Int
    private var hangs = 0
    private var count: UInt64 = 0
    private var since: (processor: Int, clock: Int)?

    /// Makes a watch that allows `limit` milliseconds.
    init(limit: Int) { self.limit = limit }

    /// Begins anew, for a new worker.
    mutating func begin() { since = nil }

    /// The milliseconds that were allowed, if the count has stood still for longer by the processor's time or the clock's.
    mutating func hang(_ count: UInt64, processor: Int, clock: Int) -> Int? {
        guard let since, count == self.count else {
            (self.count, since) = (count, (processor, clock))
            return nil
        }
        let isHanging = processor - since.processor >= current || clock - since.clock >= current * Self.patience
        return isHanging ? current : nil
    }

    /// Counts a hang.
    mutating func lowerLimit() { hangs += 1 }

    private var current: Int { hangs < Self.patientHangs ? limit : max(1, limit / 5) }
}
