import Glibc

/// What a piece of work cost: wall time, and the process's memory so far.
struct RunCost {
    private let start = ContinuousClock.now

    /// Wall time since the beginning, processor time and peak memory of the process, as one line.
    var description: String {
        var usage = rusage()
        // The structure is filled during the call.
        _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let wall = ContinuousClock.now - start
        let processor = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        return "\(Self.seconds(wall)) s wall, \(processor) s processor, peak memory \(usage.ru_maxrss / 1024) MiB"
    }

    private static func seconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10 + duration.components.attoseconds / 100_000_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
