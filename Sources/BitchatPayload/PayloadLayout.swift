import BitchatFrame
import WireFormat

/// A payload type: decoded to integers and byte ranges, visited field by field.
///
/// Ranges are those of the span handed to `init(decoding:_:)`; the same span is handed to `visit`.
package protocol PayloadLayout: Sendable, Hashable {
    /// Every field that `visit` may show, for `list fields`.
    static var fields: [Field] { get }
    /// Decodes the payload that stands at `range` of `bytes`.
    init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError)
    /// Shows every field in layout order.
    func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan)
}
