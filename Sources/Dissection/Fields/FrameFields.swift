import BitchatFrame
import Hashes
import WireFormat

/// The frame, field by field (docs/protocol.md 2.1).
package enum FrameFields {
    /// The frame itself.
    package static let frame = Field("bitchat", key: "frame", "Frame")
    static let version = Field("bitchat.version", key: "version", "Version")
    static let type = Field("bitchat.type", key: "type", "Type")
    static let typeName = Field("bitchat.type_name", key: "typeName", "Type name")
    static let ttl = Field("bitchat.ttl", key: "ttl", "Hops left")
    static let timestamp = Field("bitchat.timestamp", key: "timestamp", "Timestamp (ms)")
    static let flags = Field("bitchat.flags", key: "flags", "Flags")
    static let rawFlags = Field("bitchat.flags.raw", key: "rawFlags", "Flag byte")
    static let payloadLength = Field("bitchat.payload_length", key: "payloadLength", "Payload section length")
    static let sender = Field("bitchat.sender", key: "sender", "Sender")
    static let recipient = Field("bitchat.recipient", key: "recipient", "Recipient")
    static let route = Field("bitchat.route", key: "route", "Route")
    static let compressed = Field("bitchat.compressed", key: "compressed", "Compressed")
    static let originalSize = Field("bitchat.original_size", key: "originalSize", "Original size")
    static let payload = Field("bitchat.payload", key: "payload", "Payload")
    static let signature = Field("bitchat.signature", key: "signature", "Signature")
    static let padding = Field("bitchat.padding", key: "padding", "Padding bytes")
    static let trailing = Field("bitchat.trailing", key: "trailing", "Trailing bytes")
    static let length = Field("bitchat.length", key: "length", "Frame length")
    static let packetID = Field("bitchat.packet_id", key: "packetID", "Packet ID")

    /// Every field of a frame.
    static let all = [
        frame, version, type, typeName, ttl, timestamp, flags, rawFlags, payloadLength, sender, recipient, route, compressed,
        originalSize, payload, signature, padding, trailing, length, packetID,
    ]

    static func visit(
        _ visitor: inout some FieldVisitor, _ packet: DissectedPacket, _ bytes: RawSpan, _ payloadBytes: RawSpan,
        _ hasher: SHA256Hasher
    ) {
        guard let header = packet.header else { return }
        visitor.beginObject(frame, ByteRange(0, packet.frame?.length ?? bytes.byteCount))
        visit(&visitor, header)
        if let frame = packet.frame { visit(&visitor, frame, bytes) }
        if let range = packet.payloadRange { visitor.bytes(payload, payloadBytes, range) }
        if let frame = packet.frame {
            if let signature = frame.signature { visitor.bytes(Self.signature, bytes, signature) }
            visitor.number(padding, packet.padding, ByteRange(frame.length, packet.padding))
            visitor.number(trailing, packet.trailing, ByteRange(frame.length, packet.trailing))
            visitor.number(length, frame.length, .empty)
        }
        if let range = packet.payloadRange { visitIdentity(&visitor, header, payloadBytes, range, hasher) }
        visitor.endObject()
    }

    private static func visit(_ visitor: inout some FieldVisitor, _ header: FrameHeader) {
        visitor.number(version, Int(header.version), ByteRange(0, 1))
        visitor.number(type, Int(header.type.rawValue), ByteRange(1, 1))
        if let name = header.type.name { visitor.symbol(typeName, name, ByteRange(1, 1)) }
        visitor.number(ttl, Int(header.ttl), ByteRange(2, 1))
        visitor.decimal(timestamp, header.timestamp, ByteRange(3, 8))
        visit(&visitor, header.flags)
        visitor.number(rawFlags, Int(header.flags.rawValue), ByteRange(11, 1))
        visitor.identifier(sender, header.sender.value, ByteRange(header.fixedLength, 8))
        visitor.number(payloadLength, Int(header.payloadLength), ByteRange(12, header.fixedLength - 12))
    }

    /// Shows the flags with a meaning, in bit order.
    private static func visit(_ visitor: inout some FieldVisitor, _ flags: FrameFlags) {
        visitor.beginList(Self.flags, ByteRange(11, 1))
        if flags.contains(.recipient) { visitor.symbol(Self.flags, "recipient", ByteRange(11, 1)) }
        if flags.contains(.signature) { visitor.symbol(Self.flags, "signature", ByteRange(11, 1)) }
        if flags.contains(.compressed) { visitor.symbol(Self.flags, "compressed", ByteRange(11, 1)) }
        if flags.contains(.route) { visitor.symbol(Self.flags, "route", ByteRange(11, 1)) }
        if flags.contains(.rsr) { visitor.symbol(Self.flags, "rsr", ByteRange(11, 1)) }
        visitor.endList()
    }

    private static func visitIdentity(
        _ visitor: inout some FieldVisitor, _ header: FrameHeader, _ payloadBytes: RawSpan, _ range: ByteRange,
        _ hasher: SHA256Hasher
    ) {
        let identity = payloadBytes.withBytes(range) { PacketID(header, payload: $0, hasher) }
        let words: InlineArray<2, UInt64> = [identity.high.bigEndian, identity.low.bigEndian]
        let bytes = unsafe words.span.bytes
        visitor.derivedBytes(packetID, bytes)
    }

    private static func visit(_ visitor: inout some FieldVisitor, _ frame: Frame, _ bytes: RawSpan) {
        if let recipient = frame.recipient {
            visitor.identifier(Self.recipient, recipient.value, ByteRange(frame.header.fixedLength + 8, 8))
        }
        visitor.beginList(route, frame.route)
        for index in 0..<frame.hopCount {
            if let hop = frame.hop(index, in: bytes) {
                visitor.identifier(route, hop.value, ByteRange(frame.route.offset + 8 * index, 8))
            }
        }
        visitor.endList()
        visitor.flag(compressed, frame.originalSize != nil, ByteRange(11, 1))
        if let size = frame.originalSize {
            visitor.number(originalSize, size, ByteRange(frame.section.offset, frame.body.offset - frame.section.offset))
        }
    }
}
