/// The clock of one pcapng interface: what a stored count of ticks is in microseconds
/// (docs/capture-formats.md chapter 7, `if_tsresol` and `if_tsoffset`).
struct PcapngTime: Hashable {
    /// `if_tsresol`: ticks of 10^-n seconds, or of 2^-n with bit 7 set.
    var resolution: UInt8 = 6
    /// `if_tsoffset`: seconds added to every time.
    var offset: Int64 = 0

    /// The time for `ticks`; unknown where 64 bits do not hold it.
    func time(_ ticks: UInt64) -> CaptureTime {
        guard let microseconds = microseconds(ticks) else { return .unknown }
        let (shift, overflow) = offset.multipliedReportingOverflow(by: 1_000_000)
        let (sum, carry) = microseconds.addingReportingOverflow(shift)
        return overflow || carry ? .unknown : CaptureTime(microseconds: sum)
    }

    private func microseconds(_ ticks: UInt64) -> Int64? {
        if resolution == 6 { return Int64(exactly: ticks) }
        let exponent = Int(resolution & 0x7F)
        guard resolution < 0x80 else { return Int64(exactly: (UInt128(ticks) * 1_000_000) >> UInt128(exponent)) }
        guard exponent >= 6 else {
            let (value, overflow) = ticks.multipliedReportingOverflow(by: Self.power(6 - exponent))
            return overflow ? nil : Int64(exactly: value)
        }
        return exponent - 6 > 19 ? 0 : Int64(exactly: ticks / Self.power(exponent - 6))
    }

    /// 10 to the power of `exponent`, which is at most 19.
    private static func power(_ exponent: Int) -> UInt64 {
        var value: UInt64 = 1
        for _ in 0..<min(exponent, 19) { value *= 10 }
        return value
    }
}
