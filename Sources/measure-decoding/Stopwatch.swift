import Glibc

/// Runs work again and again for a while and keeps the fastest round, which other work on the machine disturbed least.
///
/// What counts is the time that the processor spent on this thread, the only one.
struct Stopwatch {
    private let limit: Double

    /// Makes a watch that lets work run for at least that many seconds.
    init(seconds: Double) { limit = seconds }

    /// The seconds of the fastest round of `body`, which returns something that depends on all it did.
    func fastest(_ body: () -> UInt64) -> Double {
        let start = Self.now
        var best = Double.infinity
        var first: UInt64?
        repeat {
            let begin = Self.now
            let result = body()
            best = min(best, Self.now - begin)
            // Compared, so that no round can be left out.
            precondition(first == nil || first == result, "two rounds over the same frames differ")
            first = result
        } while Self.now - start < limit
        return best
    }

    private static var now: Double {
        var time = timespec()
        // The structure is the caller's own and written during the call.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
