extension Int64 {
    /// The time from `earlier` to this time in their common unit, clamped to what 64 bits hold; negative when the clock stepped back.
    @inlinable
    public func elapsed(since earlier: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(earlier)
        guard overflow else { return difference }
        return self < earlier ? .min : .max
    }
}
