import BitchatPayload
import Dissection
import WireFormat

/// Why the payload of a packet did not decode, as a clause with its figures.
struct PayloadFault {
    /// What the decoder found.
    let error: DecodeError
    /// Where it stands in the frame, unless the payload was inflated.
    let offset: Int?

    /// The fault of the packet; nil when its payload decoded or was never reached.
    init?(of packet: DissectedPacket) {
        guard let error = packet.error, error.layer == .payload, packet.payloadRange != nil else { return nil }
        self.error = error
        offset = PayloadPlace.inFrame(packet, error.offset)
    }

    /// Takes a decoder's error as it is.
    init(_ error: DecodeError) {
        self.error = error
        offset = nil
    }

    /// The fault in words; `payload` is the payload's bytes, `lists` the width of the lengths in its TLV lists.
    func clause(_ payload: RawSpan, lists: TLVReader.LengthField = .twoBytes) -> String {
        switch error.reason {
        case .missingField: "TLV \(Self.hex(UInt8(truncatingIfNeeded: error.needed))) is missing"
        case .fieldLength: "\(tlv(payload, lists)) has \(error.available) bytes where \(error.needed) are allowed"
        case .truncated: "a field asks for \(error.needed) bytes where \(error.available) are left"
        case .short: "the payload has \(error.available) bytes where \(error.needed) are needed"
        case .fieldValue: "a value of \(error.available) is not allowed, the nearest allowed one is \(error.needed)"
        case .version: "the version is \(error.available) instead of \(error.needed)"
        case .invalidText: "a text of \(error.available) bytes is not UTF-8"
        case .trailingBytes: "\(error.available) bytes are left over after the last field"
        case .duplicateField: "\(error.available) occurs more than once"
        case .lengthLimit: "\(error.available) bytes are over the limit of \(error.needed)"
        default: "the payload is refused: \(error.reason.name)"
        }
    }

    /// The TLV whose value begins where the error stands.
    private func tlv(_ payload: RawSpan, _ lists: TLVReader.LengthField) -> String {
        payload.byte(at: error.offset - lists.rawValue - 1).map { "TLV \(Self.hex($0))" } ?? "a TLV"
    }

    /// A type byte as it is written in docs/protocol.md.
    static func hex(_ byte: UInt8) -> String { "0x\(Hexadecimal.encode([byte]))" }
}
