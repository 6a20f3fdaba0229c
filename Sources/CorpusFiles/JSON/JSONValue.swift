/// A value of JSON (RFC 8259), with numbers as they were written.
///
/// Bytes are what an answer of this program adds: written as a string of hex, and compared as such.
package enum JSONValue: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number's own text, so that 64-bit integers and decimals stay exact.
    case number(String)
    /// A string.
    case string(String)
    /// A byte string, which stands for its lower-case hex digits; never read.
    case bytes([UInt8])
    /// A list.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)

    /// A whole number.
    package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

    /// A whole number of 64 bits as a decimal string, as vectors write those.
    package static func decimal(_ value: some BinaryInteger) -> JSONValue { .string(String(value)) }

    /// Roughly the bytes of memory that the value takes.
    package var byteCount: Int {
        switch self {
        case .null, .bool: 16
        case .number(let text), .string(let text): 16 + text.utf8.count
        case .bytes(let bytes): 16 + bytes.count
        case .array(let elements): elements.reduce(16) { $0 + $1.byteCount }
        case .object(let object): object.members.reduce(16) { $0 + $1.name.utf8.count + $1.value.byteCount }
        }
    }
}
