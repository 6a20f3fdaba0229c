import BitchatFrame
import Conformance
import Dissection
import Hashes
import WireFormat

/// What a person asks about with `why`: a packet, a stream, a peer, or a message by its text.
package enum DeliverySubject: Sendable, Hashable {
    /// The packet with this identity.
    case packet(PacketID)
    /// The peer, or the fragment stream, with these eight bytes.
    case identifier(UInt64)
    /// Messages that contain this text.
    case text([UInt8])

    /// Understands 32 hex digits as a packet ID, 16 as a peer or stream ID, and anything else as text.
    package init(_ word: String) {
        let bytes = Hexadecimal.decode(word)
        if bytes?.count == 16, let high = UInt64(word.prefix(16), radix: 16), let low = UInt64(word.suffix(16), radix: 16) {
            self = .packet(PacketID(high: high, low: low))
        } else if bytes?.count == 8, let value = UInt64(word, radix: 16) {
            self = .identifier(value)
        } else {
            self = .text(Array(word.utf8))
        }
    }

    /// Whether the packet is, carries, or comes from the subject.
    func matches(_ packet: DissectedPacket, _ payload: RawSpan, _ hasher: SHA256Hasher) -> Bool {
        switch self {
        case .packet(let identity):
            guard let header = packet.header, let range = packet.payloadRange else { return false }
            return payload.withBytes(range) { PacketID(header, payload: $0, hasher) } == identity
        case .identifier(let value):
            if case .fragment(let fragment) = packet.payload, fragment.stream == value { return true }
            return packet.header?.sender.value == value || packet.reassembly?.stream == value
        case .text(let text):
            guard case .message = packet.payload, let range = packet.payloadRange else { return false }
            return payload.contains(text, in: range)
        }
    }
}

extension RawSpan {
    /// Whether `needle` stands anywhere in `range`.
    func contains(_ needle: [UInt8], in range: ByteRange) -> Bool {
        guard !needle.isEmpty, needle.count <= range.count else { return false }
        for start in range.offset...(range.end - needle.count) where equals(ByteRange(start, needle.count), needle) {
            return true
        }
        return false
    }
}
