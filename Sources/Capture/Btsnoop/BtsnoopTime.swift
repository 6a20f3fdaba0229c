/// btsnoop's clock: signed microseconds whose zero lies 719,540 days before 1970 (docs/capture-formats.md 1.3).
enum BtsnoopTime {
    /// 1970-01-01 on that clock; a constant of the format that no calendar gives.
    static let epoch: Int64 = 0x00DC_DDB3_0F2F_8000

    /// The time for a stored value; unknown where that is before what 64 bits hold.
    @inline(__always)
    static func time(_ stored: Int64) -> CaptureTime {
        let (microseconds, overflow) = stored.subtractingReportingOverflow(epoch)
        return overflow ? .unknown : CaptureTime(microseconds: microseconds)
    }

    /// The stored value for a time; the largest one after the year 290,000.
    static func stored(_ microseconds: Int64) -> Int64 {
        let (value, overflow) = microseconds.addingReportingOverflow(epoch)
        return overflow ? .max : value
    }
}
