/// The name of one decoded value: what filters, trees and NDJSON call it.
///
/// Declared once, as a static value beside the type that decodes it, and listed in that type's `fields`.
@frozen public struct Field: Sendable {
    /// The dotted name used by `-e`, `-Y` and the tree, such as `bitchat.request_sync.p`.
    public let name: StaticString
    /// The NDJSON key, such as `p`.
    public let key: StaticString
    /// What a person reads, such as `Golomb-Rice parameter`.
    public let label: StaticString

    /// Whether one-line output shows it.
    public let isGist: Bool

    /// Declares a field; `gist` when one-line output shows it.
    @inlinable
    public init(_ name: StaticString, key: StaticString, _ label: StaticString, gist: Bool = false) {
        isGist = gist
        self.name = name
        self.key = key
        self.label = label
    }
}
