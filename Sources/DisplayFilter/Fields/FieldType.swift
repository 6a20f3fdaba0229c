/// What the values of a field are to a filter: which literals they are compared with, and which operators they take.
package enum FieldType: Sendable, Hashable, CaseIterable {
    /// A whole number.
    case number
    /// A truth value.
    case flag
    /// Eight bytes that are also written as 16 hex digits: a peer ID or a stream ID.
    case identifier
    /// Bytes.
    case bytes
    /// Text.
    case text
    /// A moment.
    case time
    /// A layer: its bytes, and whether it is there.
    case layer
    /// An object or a list of objects, of which it is only known whether it is there.
    case group

    /// Whether its values are bytes.
    var isBytes: Bool { self == .identifier || self == .bytes || self == .layer }

    /// What messages call a value of it.
    package var name: StaticString {
        switch self {
        case .number: "number"
        case .flag: "truth value"
        case .identifier: "ID"
        case .bytes: "byte sequence"
        case .text: "text"
        case .time: "time"
        case .layer: "layer"
        case .group: "group of fields"
        }
    }
}
