/// When a record was captured, by the capturing device's clock.
package struct CaptureTime: Sendable, Hashable, Comparable {
    /// Microseconds since 1970-01-01 00:00 UTC, negative before.
    ///
    /// Meaningless when `isKnown` is false.
    package var microseconds: Int64
    /// Whether the container gave a time at all (a pcapng simple packet has none).
    package var isKnown: Bool

    /// No time.
    package static let unknown = CaptureTime(microseconds: 0, isKnown: false)

    /// Makes a time; `microseconds` since 1970.
    package init(microseconds: Int64, isKnown: Bool = true) {
        self.microseconds = microseconds
        self.isKnown = isKnown
    }

    /// Milliseconds since 1970, rounded down.
    package var milliseconds: Int64 { microseconds / 1000 - (microseconds % 1000 < 0 ? 1 : 0) }

    /// Whether it is a date, and not a count that began near 1970.
    ///
    /// A clock that wraps at 2^32 ms stands within 49.71 days of 1970, and so does one that nobody set: its times are
    /// good only against each other (docs/capture-formats.md 1.3). No clock stands before the year 0 or after 9999 either.
    package var isAbsolute: Bool { isKnown && microseconds.magnitude > 4_294_967_296_000 && isPrintable }

    /// Whether its year has four digits, so that it can be written as ISO 8601.
    package var isPrintable: Bool { microseconds >= -62_167_219_200_000_000 && microseconds < 253_402_300_800_000_000 }

    package static func < (left: CaptureTime, right: CaptureTime) -> Bool { left.microseconds < right.microseconds }
}
