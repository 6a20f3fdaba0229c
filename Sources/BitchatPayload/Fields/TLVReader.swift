import WireFormat

/// Walks a list of type-length-value fields with length fields of one or two bytes.
///
/// Every bitchat TLV list has a one-byte type and a big-endian length (docs/protocol.md chapter 3). Bytes that are too
/// few for another type and length end the walk; whether they are an error is the payload's own rule.
package struct TLVReader: Sendable {
    /// The width of the length field.
    package enum LengthField: Int, Sendable {
        /// One byte: values of at most 255 bytes.
        case oneByte = 1
        /// Two bytes: values of at most 65,535 bytes.
        case twoBytes = 2
    }

    private var cursor: ByteCursor
    private let lengthField: LengthField

    /// Begins a walk over `range`.
    package init(_ range: ByteRange, _ lengthField: LengthField) {
        cursor = ByteCursor(range, layer: .payload)
        self.lengthField = lengthField
    }

    /// The bytes not yet walked over; after the walk, those too few for another field.
    package var leftover: ByteRange { cursor.rest }

    /// The next field, or nil at the end.
    ///
    /// Throws `truncated` (claim `tlvLength`) when the length runs past the end.
    package mutating func next(_ bytes: RawSpan) throws(DecodeError) -> TLVField? {
        guard cursor.remaining > lengthField.rawValue else { return nil }
        let start = cursor.position
        let type = try cursor.byte(bytes)
        let length =
            switch lengthField {
            case .oneByte: Int(try cursor.byte(bytes))
            case .twoBytes: Int(try cursor.bigEndian(bytes, UInt16.self))
            }
        let value = try cursor.take(length, claim: .tlvLength)
        return TLVField(type: type, range: ByteRange(start, cursor.position &- start), value: value)
    }

    /// Throws `trailingBytes` when the walk left bytes over.
    package func requireEnd() throws(DecodeError) {
        guard cursor.isAtEnd else {
            throw DecodeError(
                .trailingBytes, layer: .payload, claim: .tlvLength, offset: cursor.position,
                needed: lengthField.rawValue &+ 1, available: cursor.remaining)
        }
    }
}
