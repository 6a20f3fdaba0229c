import BitchatFrame
import WireFormat

/// Walks the attestations of a vouch (docs/protocol.md 3.5).
///
/// Malformed ones are passed over; the walk ends after as many good ones as the count byte says, at most 16, or where an
/// entry runs past the end.
struct VouchReader: Sendable {
    private var cursor: ByteCursor
    private var left: Int
    /// How many malformed entries were passed over.
    private(set) var malformed = 0

    /// Begins a walk over the entries at `range`, of which `count` are announced.
    init(_ range: ByteRange, count: Int) {
        cursor = ByteCursor(range, layer: .payload)
        left = min(count, ProtocolLimits.vouches)
    }

    /// The next well-formed attestation, or nil at the end.
    mutating func next(_ bytes: RawSpan) -> VouchAttestation? {
        while left > 0, let length = try? cursor.bigEndian(bytes, UInt16.self), let entry = try? cursor.take(Int(length)) {
            guard let attestation = try? VouchAttestation(decoding: bytes, entry) else {
                malformed &+= 1
                continue
            }
            left &-= 1
            return attestation
        }
        left = 0
        return nil
    }
}
