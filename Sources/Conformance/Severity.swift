/// How much a finding weighs; E, W and I of docs/protocol.md chapter 9.
package enum Severity: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// Worth knowing.
    case note
    /// Suspicious, or a risk between implementations.
    case warning
    /// Rejected or broken for at least one app.
    case error

    /// The NDJSON word.
    package var name: StaticString {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
