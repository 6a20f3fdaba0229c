import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// The TLVs of a sync request as they stand on the wire, also those of one that no app takes (docs/protocol.md 4.1).
///
/// Ranges refer to the payload bytes. Holds no list, so that a payload of a million TLVs costs no memory.
package struct RequestFields {
    /// TLV 0x01, the Golomb-Rice parameter P: 1 byte.
    private(set) var p = FieldOccurrences()
    /// TLV 0x02, the hash range M: 4 bytes.
    private(set) var m = FieldOccurrences()
    /// TLV 0x03, the bit stream of the set: at most 1,024 bytes.
    private(set) var filter = FieldOccurrences()
    /// TLV 0x04, the types: 1 to 8 bytes.
    private(set) var types = FieldOccurrences()
    /// TLV 0x05, the cursor: 8 bytes.
    private(set) var since = FieldOccurrences()
    /// TLV 0x06, the stream IDs: at most 1,024 bytes of UTF-8.
    private(set) var streams = FieldOccurrences()
    /// The first TLV 0x06 that is short enough and no UTF-8.
    private(set) var brokenText: TLVField?
    /// TLVs of any other type.
    private(set) var unknown = FieldOccurrences()
    /// The bytes after the last TLV, too few for another.
    private(set) var leftover = ByteRange.empty
    /// Why the walk ended early: a length that runs past the end.
    private(set) var overrun: DecodeError?
    /// The set, where it was decoded beforehand; nil inside when there is none.
    private(set) var decodedSet: GCSFilter??
    /// Whether the payload came compressed, so that its offsets are not the frame's.
    private let isInflated: Bool

    /// Walks the payload of `packet`, which stands in `bytes`; nil unless it is a sync request.
    init?(_ packet: borrowing DissectedPacket, _ bytes: RawSpan) {
        guard packet.isSyncRequest, let range = packet.payloadRange else { return nil }
        isInflated = packet.frame?.originalSize != nil
        walk(TLVReader(range, .twoBytes), bytes)
    }

    private mutating func walk(_ fields: TLVReader, _ bytes: RawSpan) {
        var reader = fields
        do {
            while let field = try reader.next(bytes) { take(field, bytes) }
            leftover = reader.leftover
        } catch {
            overrun = error
        }
    }

    /// Decodes the set once for all who ask for it.
    mutating func decodeSet(_ bytes: RawSpan) { decodedSet = .some(set(bytes)) }

    /// Where in the frame `offset` of the payload bytes stands; nil when the payload came compressed.
    func place(_ offset: Int) -> Int? { isInflated ? nil : offset }

    /// Where in the frame `field` begins; nil when the payload came compressed.
    func place(_ field: TLVField?) -> Int? { field.flatMap { place($0.range.offset) } }

    private mutating func take(_ field: TLVField, _ bytes: RawSpan) {
        let length = field.value.count
        switch field.type {
        case 0x01: p.take(field, fits: length == 1)
        case 0x02: m.take(field, fits: length == 4)
        case 0x03: filter.take(field, fits: length <= ProtocolLimits.syncFilter)
        case 0x04: types.take(field, fits: (1...8).contains(length))
        case 0x05: since.take(field, fits: length == 8)
        case 0x06: takeStreams(field, bytes)
        default: unknown.take(field, fits: true)
        }
    }

    private mutating func takeStreams(_ field: TLVField, _ bytes: RawSpan) {
        let isShortEnough = field.value.count <= ProtocolLimits.fragmentIDFilter
        let isBroken = isShortEnough && !TextField.isValid(bytes, field.value)
        if isBroken { brokenText = brokenText ?? field }
        streams.take(field, fits: isBroken ? nil : isShortEnough)
    }
}
