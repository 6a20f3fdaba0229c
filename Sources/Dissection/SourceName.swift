import WireFormat

/// The name of a source as the user gave it, small enough to travel with every packet and free to copy on any thread.
///
/// A name is kept until the program ends: a run has few, and a counted reference would be counted for each packet.
@safe package struct SourceName: Sendable {
    private final class Text: Sendable {
        let utf8: [UInt8]
        init(_ text: String) { utf8 = Array(text.utf8) }
    }

    // Never released, so that it is valid wherever the name is.
    private let kept: Unmanaged<Text>

    /// Keeps `text` as a name.
    package init(_ text: String) { unsafe kept = .passRetained(Text(text)) }

    /// The name.
    package var text: String { unsafe kept._withUnsafeGuaranteedRef { String(decoding: $0.utf8, as: UTF8.self) } }

    /// Calls `body` with the UTF-8 of the name.
    package func withBytes(_ body: (RawSpan) -> Void) { unsafe kept._withUnsafeGuaranteedRef { $0.utf8.withRawSpan(body) } }
}

extension SourceName: Hashable {
    package static func == (left: SourceName, right: SourceName) -> Bool {
        unsafe left.kept.toOpaque() == right.kept.toOpaque() || left.text == right.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
