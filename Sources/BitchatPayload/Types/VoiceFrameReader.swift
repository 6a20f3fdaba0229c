import WireFormat

/// Walks the encoded frames of a voice data packet (docs/protocol.md 3.15).
struct VoiceFrameReader: Sendable {
    private var cursor: ByteCursor

    /// Begins a walk over the body of a data packet.
    init(_ body: ByteRange) { cursor = ByteCursor(body, layer: .payload) }

    /// The bytes of the next frame, or nil at the end; throws `truncated`, or `fieldValue` for a length of 0.
    mutating func next(_ bytes: RawSpan) throws(DecodeError) -> ByteRange? {
        guard !cursor.isAtEnd else { return nil }
        let lengthBytes = ByteRange(cursor.position, 2)
        let length = Int(try cursor.bigEndian(bytes, UInt16.self))
        guard length > 0 else { throw .fieldValue(lengthBytes, needed: 1, available: 0) }
        return try cursor.take(length, claim: .tlvLength)
    }
}
