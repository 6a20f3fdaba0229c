/// A time given on a command line.
package enum ClockTime {
    /// Milliseconds since 1970: from a plain number of them, or from ISO 8601 in UTC such as `2026-08-10T12:00:00.123Z`.
    package static func milliseconds(_ text: String) -> Int64? {
        if let number = Int64(text) { return number }
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].hasSuffix("Z") else { return nil }
        let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
        let clock = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
        guard date.count == 3, clock.count == 3, let year = date[0], let month = date[1], let day = date[2],
            (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day), let hour = Int64(clock[0]),
            let minute = Int64(clock[1]), let second = seconds(clock[2]), (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return ((days(year, month, day) * 24 + hour) * 60 + minute) * 60_000 + second
    }

    /// Milliseconds of a minute, from `SS` or `SS.` and up to three digits; more are cut.
    private static func seconds(_ text: Substring) -> Int64? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = Int64(parts[0]), (0...60).contains(whole) else { return nil }
        guard parts.count == 2 else { return whole * 1000 }
        let digits = (parts[1] + "000").prefix(3)
        guard !parts[1].isEmpty, parts[1].allSatisfy(\.isNumber), let fraction = Int64(digits) else { return nil }
        return whole * 1000 + fraction
    }

    /// Days from 1970-01-01, in the Gregorian calendar; a year begins in March here.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
