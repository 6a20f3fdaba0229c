import WireFormat

extension CaptureTime {
    /// Runs `body` on the time as ISO 8601 text in UTC with microseconds; years are cut to 0 to 9999.
    package func withText<Result>(_ body: (RawSpan) -> Result) -> Result {
        let text = text
        return unsafe body(text.span.bytes)
    }

    /// The time as ISO 8601 text in UTC with microseconds; years are cut to 0 to 9999.
    package var text: InlineArray<27, UInt8> {
        let day: Int64 = 86_400_000_000
        let days = microseconds / day - (microseconds % day < 0 ? 1 : 0)
        var text = InlineArray<27, UInt8>(repeating: 48)
        Self.put(CalendarDate(daysSince1970: days), into: &text)
        Self.put(timeOfDay: UInt64(truncatingIfNeeded: microseconds &- days &* day), into: &text)
        return text
    }

    @inline(__always)
    private static func put(_ date: CalendarDate, into text: inout InlineArray<27, UInt8>) {
        let year = UInt32(truncatingIfNeeded: UInt64(clamping: date.year) % 10_000)
        pair(year / 100, at: 0, into: &text)
        pair(year % 100, at: 2, into: &text)
        text[4] = 45
        pair(UInt32(truncatingIfNeeded: date.month), at: 5, into: &text)
        text[7] = 45
        pair(UInt32(truncatingIfNeeded: date.day), at: 8, into: &text)
        text[10] = 84
    }

    @inline(__always)
    private static func put(timeOfDay microseconds: UInt64, into text: inout InlineArray<27, UInt8>) {
        let seconds = UInt32(truncatingIfNeeded: microseconds / 1_000_000)
        let fraction = UInt32(truncatingIfNeeded: microseconds % 1_000_000)
        pair(seconds / 3600, at: 11, into: &text)
        text[13] = 58
        pair(seconds / 60 % 60, at: 14, into: &text)
        text[16] = 58
        pair(seconds % 60, at: 17, into: &text)
        text[19] = 46
        pair(fraction / 10_000, at: 20, into: &text)
        pair(fraction / 100 % 100, at: 22, into: &text)
        pair(fraction % 100, at: 24, into: &text)
        text[26] = 90
    }

    /// Writes the two digits of a number below 100.
    @inline(__always)
    private static func pair(_ value: UInt32, at offset: Int, into text: inout InlineArray<27, UInt8>) {
        let tens = value / 10
        text[offset] = 48 &+ UInt8(truncatingIfNeeded: tens)
        text[offset &+ 1] = 48 &+ UInt8(truncatingIfNeeded: value &- tens &* 10)
    }
}
