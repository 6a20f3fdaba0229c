/// A time given on a command line.
package enum ClockTime {
    /// Milliseconds since 1970: from a plain number of them, or from ISO 8601 in UTC such as `2026-08-10T12:00:00.123Z`.
    package static func milliseconds(_ text: String) -> Int64? {
        if let number = Int64(text) { return number }
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].hasSuffix("Z"), let day = day(parts[0]), let time = time(parts[1].dropLast()) else {
            return nil
        }
        return day * 86_400_000 + time
    }

    /// Days since 1970, from `YYYY-MM-DD`.
    private static func day(_ text: Substring) -> Int64? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(number)
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
        guard year <= 9999, (1...12).contains(month), day >= 1 else { return nil }
        let first = days(year, month, 1)
        let next = month == 12 ? days(year + 1, 1, 1) : days(year, month + 1, 1)
        return day <= next - first ? first + day - 1 : nil
    }

    /// Milliseconds of a day, from `HH:MM:SS` or `HH:MM:SS.` and digits; a second 60 is taken for the first of the next minute.
    private static func time(_ text: Substring) -> Int64? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let hour = number(parts[0]), let minute = number(parts[1]), let second = seconds(parts[2]),
            hour <= 23, minute <= 59
        else { return nil }
        return (hour * 60 + minute) * 60_000 + second
    }

    /// Milliseconds of a minute, from `SS` or `SS.` and digits, of which those after the third are cut.
    private static func seconds(_ text: Substring) -> Int64? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = number(parts[0]), whole <= 60 else { return nil }
        guard parts.count == 2 else { return whole * 1000 }
        guard !parts[1].isEmpty, parts[1].utf8.allSatisfy(isDigit), let fraction = number((parts[1] + "000").prefix(3)) else {
            return nil
        }
        return whole * 1000 + fraction
    }

    /// A number of one to four digits, without a sign.
    private static func number(_ text: Substring) -> Int64? {
        guard text.utf8.count <= 4, text.utf8.allSatisfy(isDigit) else { return nil }
        return Int64(text)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

    /// Days from 1970-01-01, in the Gregorian calendar; a year begins in March here.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
