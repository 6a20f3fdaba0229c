import BitchatFrame
import WireFormat

/// A slice of a larger frame (docs/protocol.md 3.6).
///
/// Stream ID (8 bytes), index and total (2 each), type of the whole frame (1), slice. Throws `short` below 13 bytes, and
/// `fieldValue` unless the total is 1 to 10,000 and the index below it.
package struct FragmentPayload: PayloadLayout {
    /// The random ID that the pieces of one frame share.
    package let stream: UInt64
    /// Which piece this is, from 0.
    package let index: UInt16
    /// How many pieces there are.
    package let total: UInt16
    /// The type of the whole frame; receivers do not compare it with that frame.
    package let originalType: MessageType
    /// The bytes of the whole frame that this piece carries.
    package let data: ByteRange

    /// The bytes before the slice.
    package static let headerLength = 13

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard range.count >= Self.headerLength else { throw .short(range, needed: Self.headerLength) }
        var cursor = ByteCursor(range, layer: .payload)
        stream = try cursor.bigEndian(bytes, UInt64.self)
        index = try cursor.bigEndian(bytes, UInt16.self)
        total = try cursor.bigEndian(bytes, UInt16.self)
        originalType = MessageType(rawValue: try cursor.byte(bytes))
        data = cursor.takeRest()
        let totalRange = ByteRange(range.offset &+ 10, 2)
        guard total >= 1 else { throw .fieldValue(totalRange, needed: 1, available: 0) }
        guard index < total else {
            throw .fieldValue(ByteRange(range.offset &+ 8, 2), needed: Int(total) &- 1, available: Int(index))
        }
        guard total <= ProtocolLimits.iosFragmentTotal else {
            throw .fieldValue(totalRange, needed: Int(ProtocolLimits.iosFragmentTotal), available: Int(total))
        }
    }

    /// Decodes by the Android app's rules, which also refuse an empty slice and a total above 256.
    package init(android bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        try self.init(decoding: bytes, range)
        guard !data.isEmpty else { throw .short(range, needed: Self.headerLength &+ 1) }
        guard total <= ProtocolLimits.androidFragmentTotal else {
            throw .fieldValue(
                ByteRange(range.offset &+ 10, 2), needed: Int(ProtocolLimits.androidFragmentTotal), available: Int(total))
        }
    }

    /// The bytes of a piece.
    package static func encode(
        stream: UInt64, index: UInt16, total: UInt16, originalType: MessageType, data: some Collection<UInt8>
    ) -> [UInt8] {
        var writer = ByteWriter(capacity: headerLength + data.count)
        writer.bigEndian(stream)
        writer.bigEndian(index)
        writer.bigEndian(total)
        writer.byte(originalType.rawValue)
        writer.append(data)
        return writer.bytes
    }

    /// The piece's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(stream: stream, index: index, total: total, originalType: originalType, data: bytes.array(data))
    }
}

extension FragmentPayload {
    private enum Name {
        static let stream = Field("bitchat.fragment.stream", key: "stream", "Stream ID", gist: true)
        static let index = Field("bitchat.fragment.index", key: "index", "Index", gist: true)
        static let total = Field("bitchat.fragment.total", key: "total", "Total", gist: true)
        static let type = Field("bitchat.fragment.original_type", key: "originalType", "Original type")
        static let typeName = Field("bitchat.fragment.original_type_name", key: "originalTypeName", "Original type name")
        static let data = Field("bitchat.fragment.data", key: "data", "Data")
    }

    package static let fields = [Name.stream, Name.index, Name.total, Name.type, Name.typeName, Name.data]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        let start = data.offset &- Self.headerLength
        visitor.identifier(Name.stream, stream, ByteRange(start, 8))
        visitor.number(Name.index, Int(index), ByteRange(start &+ 8, 2))
        visitor.number(Name.total, Int(total), ByteRange(start &+ 10, 2))
        let type = ByteRange(start &+ 12, 1)
        visitor.number(Name.type, Int(originalType.rawValue), type)
        if let name = originalType.name { visitor.symbol(Name.typeName, name, type) }
        visitor.bytes(Name.data, bytes, data)
    }
}
