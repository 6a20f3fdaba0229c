import WireFormat

/// Walks the fields of a file, whose content has a longer length field than the rest (docs/protocol.md 3.8).
struct FileFieldReader: Sendable {
    private var cursor: ByteCursor
    /// The legacy forms met so far.
    private(set) var dialect: FileDialect = []

    /// Begins a walk over `range`.
    init(_ range: ByteRange) { cursor = ByteCursor(range, layer: .payload) }

    /// The next field, or nil at the end; throws `truncated` when a field is cut or its length runs past the end.
    mutating func next(_ bytes: RawSpan) throws(DecodeError) -> TLVField? {
        guard !cursor.isAtEnd else { return nil }
        let start = cursor.position
        let type = try cursor.byte(bytes)
        let length = try type == 0x04 ? contentLength(bytes) : Int(cursor.bigEndian(bytes, UInt16.self))
        let value = try cursor.take(length, claim: .tlvLength)
        return TLVField(type: type, range: ByteRange(start, cursor.position &- start), value: value)
    }

    /// The four-byte length where it fits the bytes that are left, otherwise the two-byte one.
    private mutating func contentLength(_ bytes: RawSpan) throws(DecodeError) -> Int {
        var ahead = cursor
        if ahead.remaining >= 4, let length = try? ahead.bigEndian(bytes, UInt32.self), Int(length) <= ahead.remaining {
            cursor = ahead
            return Int(length)
        }
        dialect.insert(.shortContentLength)
        return Int(try cursor.bigEndian(bytes, UInt16.self))
    }
}
