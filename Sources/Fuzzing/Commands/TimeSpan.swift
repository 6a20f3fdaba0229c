import CommandLineSupport
import Glibc

/// A span of time as it is typed: `60s`, `5m`, `2h`, or seconds without a unit.
enum TimeSpan {
    /// The milliseconds of `text`; nil when it is no span.
    static func milliseconds(_ text: String) -> Int? {
        let units: [Character: Int] = ["s": 1_000, "m": 60_000, "h": 3_600_000]
        let unit = text.last.flatMap { units[$0] }
        let digits = unit == nil ? text[...] : text.dropLast()
        guard !digits.isEmpty, digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(digits) else { return nil }
        let (span, overflow) = number.multipliedReportingOverflow(by: unit ?? 1_000)
        return overflow ? nil : span
    }

    /// The span given to the option `key`, or `standard`.
    static func milliseconds(_ arguments: ParsedArguments, _ key: String, standard: Int) throws(UsageError) -> Int {
        guard let text = arguments.last(key) else { return standard }
        guard let span = milliseconds(text) else {
            throw UsageError(
                "\(key) needs a time such as 60s or 5m, not '\(EscapedText.plain(text))'", command: arguments.command.name)
        }
        return span
    }

    /// A question that is answered with yes until `span` milliseconds from now are over.
    static func isRunning(_ span: Int) -> () -> Bool {
        let end = now().addingReportingOverflow(span)
        return { end.overflow || now() < end.partialValue }
    }

    /// Milliseconds of a clock that only goes forward.
    private static func now() -> Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}
