import BitchatFrame

/// What becomes of the value of a payload's field.
enum FieldTreatment {
    /// It stays: numbers, times, flags and kinds.
    case kept
    /// A text that names something: the same text becomes the same everywhere.
    case name
    /// A text without further meaning.
    case text
    /// Bytes without further meaning.
    case content
    /// A number or ID that means something elsewhere: equal ones become equal.
    case identifier
    /// A place.
    case geohash
    /// A Noise key.
    case noiseKey
    /// A signing key.
    case signingKey
    /// Peer IDs, one behind the other.
    case peers
    /// An ID of four bytes and a key of 32, repeated.
    case prekeys
    /// A signature, written again when all else is known.
    case signature
    /// The kind of a file: it stays where it is a known one.
    case mediaType
    /// The set of a sync request.
    case filter
    /// The fragment streams of a sync request.
    case streams
}

/// The fields of a payload that is a list of types, lengths and values (docs/protocol.md chapter 3).
struct FieldTable {
    /// The bytes of a length field.
    var lengthBytes: Int
    /// What becomes of the values, by the field's type; those of others become other bytes.
    var treatments: [UInt8: FieldTreatment]

    /// The table of `type`, or nil where its payload is no such list.
    static func table(of type: MessageType) -> FieldTable? {
        switch type {
        case .announce:
            FieldTable(
                lengthBytes: 1,
                treatments: [
                    0x01: .name, 0x02: .noiseKey, 0x03: .signingKey, 0x04: .peers, 0x05: .kept, 0x06: .geohash,
                ])
        case .announceV2: FieldTable(lengthBytes: 1, treatments: [0x01: .kept, 0x02: .content, 0x03: .kept, 0x04: .geohash])
        case .courierEnvelope:
            FieldTable(
                lengthBytes: 2,
                treatments: [
                    0x01: .identifier, 0x02: .kept, 0x03: .content, 0x04: .kept, 0x05: .identifier,
                ])
        case .boardPost: FieldTable(lengthBytes: 2, treatments: board)
        case .prekeyBundle:
            FieldTable(lengthBytes: 2, treatments: [0x01: .noiseKey, 0x02: .prekeys, 0x03: .kept, 0x04: .signature])
        case .groupMessage:
            FieldTable(lengthBytes: 2, treatments: [0x01: .identifier, 0x02: .kept, 0x03: .content, 0x04: .content])
        case .nostrCarrier: FieldTable(lengthBytes: 2, treatments: [0x01: .kept, 0x02: .geohash, 0x03: .text])
        case .requestSync:
            FieldTable(
                lengthBytes: 2,
                treatments: [
                    0x01: .kept, 0x02: .kept, 0x03: .filter, 0x04: .kept, 0x05: .kept, 0x06: .streams,
                ])
        default: nil
        }
    }

    private static let board: [UInt8: FieldTreatment] = [
        0x01: .kept, 0x02: .identifier, 0x03: .geohash, 0x04: .text, 0x05: .signingKey, 0x06: .name, 0x07: .kept,
        0x08: .kept, 0x09: .kept, 0x0A: .signature, 0x0B: .kept,
    ]

    /// Whether a value may stay as the number that its field should hold: one of up to four bytes, or a longer one that is no ID or text.
    ///
    /// Times and sizes of eight bytes begin with two zeros until the year 10889; bit fields whose first byte is the lowest end with them.
    static func isNumber(_ value: [UInt8]) -> Bool {
        value.count <= 4 || value.count <= 8 && (value.prefix(2) == [0, 0] || value.suffix(2) == [0, 0])
    }
}
