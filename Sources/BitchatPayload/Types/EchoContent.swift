import WireFormat

/// What a mesh probe and its answer have in common (docs/protocol.md 3.12).
package struct EchoContent: Sendable, Hashable {
    /// The nonce that ties an answer to its probe.
    package let nonce: UInt64
    /// The TTL the packet set out with.
    package let originTTL: UInt8
    /// What follows, for later versions.
    package let rest: ByteRange

    /// The bytes before what follows.
    package static let length = 9

    /// Decodes the content at `range`; throws `short` below 9 bytes.
    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard range.count >= Self.length else { throw .short(range, needed: Self.length) }
        var cursor = ByteCursor(range, layer: .payload)
        nonce = try cursor.bigEndian(bytes, UInt64.self)
        originTTL = try cursor.byte(bytes)
        rest = cursor.takeRest()
    }

    /// The links a packet with this origin has crossed when it arrives with `ttl`, or nil for a TTL that has grown.
    package func hops(receivedTTL ttl: UInt8) -> Int? { ttl <= originTTL ? Int(originTTL) &- Int(ttl) &+ 1 : nil }

    /// The bytes of a probe or an answer.
    static func encode(nonce: UInt64, originTTL: UInt8) -> [UInt8] {
        var writer = ByteWriter(capacity: length)
        writer.bigEndian(nonce)
        writer.byte(originTTL)
        return writer.bytes
    }

    /// Shows the content under the names of its packet's fields.
    func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan, _ nonceField: Field, _ ttlField: Field, _ restField: Field) {
        let start = rest.offset &- Self.length
        visitor.identifier(nonceField, nonce, ByteRange(start, 8))
        visitor.number(ttlField, Int(originTTL), ByteRange(start &+ 8, 1))
        if !rest.isEmpty { visitor.bytes(restField, bytes, rest) }
    }
}
