import Capture
import WireFormat

extension Milestones.Step {
    /// When it was reached first, as ISO 8601; nil where the capture does not say.
    package var text: String? {
        guard time.isKnown, time.isPrintable else { return nil }
        return time.withText { String(decoding: $0.array, as: UTF8.self) }
    }

    /// The same as a time of day to the second, `12:00:00`.
    package var clockText: String? { text.map { String($0.dropFirst(11).prefix(8)) } }
}
