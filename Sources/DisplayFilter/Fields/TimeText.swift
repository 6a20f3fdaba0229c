/// Moments as they are written: ISO 8601 in UTC, or seconds since 1970.
enum TimeText {
    private static let second: Int128 = 1_000_000_000

    /// Nanoseconds since 1970 of `2026-08-10`, `2026-08-10T12:00`, `2026-08-10 12:00:00.001600Z`, or `1786363200.0016`.
    ///
    /// The zone is UTC, with or without `Z`; digits after the ninth of a fraction are cut; nil for anything else.
    static func nanoseconds(_ text: some Sequence<UInt8>) -> Int128? {
        var text = Array(text)
        if text.last == UInt8(ascii: "Z") { text.removeLast() }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == UInt8(ascii: "T") || $0 == 32 }
        guard let first = parts.first else { return nil }
        guard let day = day(first) else { return parts.count == 1 ? seconds(first) : nil }
        guard parts.count == 2 else { return day * 86_400 * second }
        return timeOfDay(parts[1]).map { day * 86_400 * second + $0 }
    }

    /// Days since 1970, from `YYYY-MM-DD`.
    private static func day(_ text: ArraySlice<UInt8>) -> Int128? {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, let year = digits(parts[0], most: 4), let month = digits(parts[1], most: 2),
            let day = digits(parts[2], most: 2), 1...12 ~= month, day >= 1
        else { return nil }
        let first = days(year, month, 1)
        let next = month == 12 ? days(year + 1, 1, 1) : days(year, month + 1, 1)
        return day <= next - first ? first + day - 1 : nil
    }

    /// Nanoseconds of a day, from `HH:MM`, `HH:MM:SS` or `HH:MM:SS.` and digits.
    private static func timeOfDay(_ text: ArraySlice<UInt8>) -> Int128? {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, let hour = digits(parts[0], most: 2), let minute = digits(parts[1], most: 2), hour < 24,
            minute < 60
        else { return nil }
        let minutes = (hour * 60 + minute) * 60 * second
        guard parts.count == 3 else { return minutes }
        return seconds(parts[2], most: 2).flatMap { $0 <= 60 * second ? minutes + $0 : nil }
    }

    /// Nanoseconds, from digits that may have a fraction.
    private static func seconds(_ text: ArraySlice<UInt8>, most: Int = 12) -> Int128? {
        let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let whole = digits(first, most: most) else { return nil }
        guard parts.count == 2 else { return whole * second }
        let fraction = parts[1].prefix(9)
        guard parts[1].allSatisfy({ 48...57 ~= $0 }), let value = digits(fraction, most: 9) else { return nil }
        return whole * second + (0..<(9 - fraction.count)).reduce(value) { value, _ in value * 10 }
    }

    /// A number of 1 to `most` digits.
    private static func digits(_ text: ArraySlice<UInt8>, most: Int) -> Int128? {
        guard 1...most ~= text.count, text.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        return text.reduce(0) { $0 * 10 + Int128($1 - 48) }
    }

    /// Days from 1970-01-01, in the Gregorian calendar; a year begins in March here.
    private static func days(_ year: Int128, _ month: Int128, _ day: Int128) -> Int128 {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
