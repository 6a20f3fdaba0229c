import Synchronization
import WireFormat

/// The name of a source as the user gave it, small enough to travel with every packet and free to copy on any thread.
///
/// Each name is kept once until the program ends: there are few, and a counted reference would be counted for each packet.
@safe package struct SourceName: Sendable {
    private final class Text: Sendable {
        let utf8: [UInt8]
        init(_ text: String) { utf8 = Array(text.utf8) }
    }

    private static let names = Mutex<[String: Text]>([:])

    // Never taken out of `names`, so that it is valid wherever the name is.
    private let kept: Unmanaged<Text>

    /// Keeps `text` as a name.
    package init(_ text: String) {
        let known = Self.names.withLock { names in
            let known = names[text] ?? Text(text)
            names[text] = known
            return known
        }
        unsafe kept = .passUnretained(known)
    }

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
