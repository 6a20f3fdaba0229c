import WireFormat

extension CaptureTime {
    /// The length of the text: `2026-08-10T12:00:00.123456Z`.
    private static let textLength = 27

    /// Runs `body` on the time as ISO 8601 text in UTC with microseconds; years are cut to 0 to 9999.
    package func withText<Result>(_ body: (RawSpan) -> Result) -> Result {
        var text = InlineArray<27, UInt8>(repeating: 48)
        let day: Int64 = 86_400_000_000
        var days = microseconds / day, rest = microseconds % day
        if rest < 0 {
            rest += day
            days -= 1
        }
        let date = CalendarDate(daysSince1970: days)
        Self.put(UInt64(clamping: date.year), width: 4, at: 0, into: &text)
        Self.put(UInt64(date.month), width: 2, at: 5, into: &text)
        Self.put(UInt64(date.day), width: 2, at: 8, into: &text)
        Self.put(UInt64(rest / 3_600_000_000), width: 2, at: 11, into: &text)
        Self.put(UInt64(rest / 60_000_000 % 60), width: 2, at: 14, into: &text)
        Self.put(UInt64(rest / 1_000_000 % 60), width: 2, at: 17, into: &text)
        Self.put(UInt64(rest % 1_000_000), width: 6, at: 20, into: &text)
        text[4] = 45
        text[7] = 45
        text[10] = 84
        text[13] = 58
        text[16] = 58
        text[19] = 46
        text[26] = 90
        return unsafe body(text.span.bytes)
    }

    /// Writes the last `width` decimal digits of `value`.
    private static func put(_ value: UInt64, width: Int, at offset: Int, into text: inout InlineArray<27, UInt8>) {
        var rest = value, index = offset + width
        while index > offset {
            index -= 1
            text[index] = 48 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}
