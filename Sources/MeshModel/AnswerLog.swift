import BitchatFrame

/// The times of the answers that one peer was given lately, in place: as many as it may have within the period.
struct AnswerLog: Sendable {
    private var times = InlineArray<8, Int64>(repeating: 0)
    private var count = 0

    /// The time of the newest answer, or nil when none counts.
    var last: Int64? { count == 0 ? nil : times[count - 1] }

    /// Forgets the answers that no longer count at `now`, in milliseconds.
    mutating func forget(before now: Int64) {
        var kept = 0
        for index in 0..<count where now.elapsed(since: times[index]) <= ProtocolLimits.answerPeriod {
            times[kept] = times[index]
            kept += 1
        }
        count = kept
    }

    /// Adds an answer, and says whether there was room for it.
    mutating func add(_ now: Int64) -> Bool {
        guard count < ProtocolLimits.answersPerPeriod else { return false }
        times[count] = now
        count += 1
        return true
    }
}
