import Capture
import WireFormat

/// The time of a record as columns have it.
enum TimeText {
    /// ISO 8601 in UTC with microseconds; nil for a time that is unknown or cannot be written.
    static func text(_ time: CaptureTime) -> String? {
        guard time.isKnown, time.isPrintable else { return nil }
        return time.withText { bytes in String(decoding: bytes.array(bytes.whole), as: UTF8.self) }
    }

    /// Microseconds since 1970; nil for a time that is unknown.
    static func microseconds(_ time: CaptureTime) -> Int64? { time.isKnown ? time.microseconds : nil }
}
