extension Int64 {
    /// The milliseconds from `earlier` to this time, clamped to what 64 bits hold; negative when the clock stepped back.
    package func elapsed(since earlier: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(earlier)
        guard overflow else { return difference }
        return self < earlier ? .min : .max
    }
}
