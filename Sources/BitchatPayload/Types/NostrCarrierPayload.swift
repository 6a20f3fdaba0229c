import BitchatFrame
import WireFormat

/// A Nostr event on its way to or from a gateway (docs/protocol.md 3.13).
///
/// Two-byte TLVs: 01 direction (1, value 1 to 4), 02 geohash (UTF-8, 1 to 12), 03 event (1 to 16,384). Other directions and
/// bad UTF-8 refuse the packet; the two lengths are judged on the last field of their type. Nothing may be left over.
package struct NostrCarrierPayload: PayloadLayout {
    /// Which way an event goes.
    package enum Direction: UInt8, Sendable, Hashable {
        /// From a peer to a gateway that publishes it.
        case toGateway = 1
        /// From a gateway to the peers around.
        case fromGateway = 2
        /// From a peer to a bridge.
        case toBridge = 3
        /// From a bridge to the peers around.
        case fromBridge = 4

        /// The name used in NDJSON.
        package var name: StaticString {
            switch self {
            case .toGateway: "toGateway"
            case .fromGateway: "fromGateway"
            case .toBridge: "toBridge"
            case .fromBridge: "fromBridge"
            }
        }
    }

    /// Which way the event goes.
    package let direction: Direction
    /// Where the direction stands.
    package let directionBytes: ByteRange
    /// The place of the channel, without a byte-order mark.
    package let geohash: ByteRange
    /// The signed event as JSON; not looked into.
    package let event: ByteRange
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range)
        self.range = range
        guard let direction = draft.direction else { throw .missingField(0x01, in: range) }
        guard let geohash = draft.geohash else { throw .missingField(0x02, in: range) }
        guard let event = draft.event else { throw .missingField(0x03, in: range) }
        guard let place = TextField.range(bytes, geohash.value) else { throw .invalidText(geohash.value) }
        guard (1...ProtocolLimits.geohash).contains(place.count) else {
            throw .fieldLength(geohash, needed: place.isEmpty ? 1 : ProtocolLimits.geohash)
        }
        (self.direction, directionBytes) = (direction, draft.directionBytes)
        self.geohash = place
        self.event = try event.value(ofLengths: 1...ProtocolLimits.carriedEvent)
    }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x0E
        static let lengthField = TLVReader.LengthField.twoBytes

        var direction: Direction?
        var directionBytes = ByteRange.empty
        var geohash: TLVField?
        var event: TLVField?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
            switch field.type {
            case 0x01: try takeDirection(field, bytes)
            case 0x02:
                guard TextField.isValid(bytes, field.value) else { throw .invalidText(field.value) }
                geohash = field
            case 0x03: event = field
            default: break
            }
        }

        private mutating func takeDirection(_ field: TLVField, _ bytes: RawSpan) throws(DecodeError) {
            let code = bytes.bigEndianNumber(try field.value(ofLength: 1))
            direction = Direction(rawValue: UInt8(truncatingIfNeeded: code))
            directionBytes = field.value
            guard direction != nil else {
                throw .fieldValue(field.value, needed: code < 1 ? 1 : 4, available: Int(clamping: code))
            }
        }
    }
}

extension NostrCarrierPayload {
    /// The bytes of a carrier packet.
    package static func encode(direction: Direction, geohash: [UInt8], event: [UInt8]) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, [direction.rawValue])
        writer.field(0x02, geohash)
        writer.field(0x03, event)
        return writer.bytes
    }

    /// The packet as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(direction: direction, geohash: bytes.array(geohash), event: bytes.array(event))
    }

    private enum Name {
        static let direction = Field("bitchat.nostr.direction", key: "direction", "Direction", gist: true)
        static let geohash = Field("bitchat.nostr.geohash", key: "geohash", "Geohash", gist: true)
        static let event = Field("bitchat.nostr.event", key: "event", "Event")
    }

    package static let fields = [Name.direction, Name.geohash, Name.event] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.symbol(Name.direction, direction.name, directionBytes)
        visitor.text(Name.geohash, bytes, geohash)
        visitor.text(Name.event, bytes, event)
        UnknownFields(Draft.self, remarks).visit(&visitor, bytes, range)
    }
}
