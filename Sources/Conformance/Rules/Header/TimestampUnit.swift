/// A unit that timestamps are given in by mistake, told by their size; the raw value says how many make a second.
///
/// Times of the years 2023 to 2039 count as possible, as in docs/capture-formats.md 10.7.
package enum TimestampUnit: UInt64, CaseIterable {
    /// 1 in a second.
    case seconds = 1
    /// 1,000,000 in a second.
    case microseconds = 1_000_000

    /// The first seconds of 2023 and of 2040.
    package static let years: Range<UInt64> = 1_672_531_200..<2_208_988_800

    /// The unit in which `timestamp` is a possible time, if it is another than milliseconds.
    init?(of timestamp: UInt64) {
        guard let unit = Self.allCases.first(where: { Self.years.contains(timestamp / $0.rawValue) }) else { return nil }
        self = unit
    }
}
