import Hashes
import WireFormat

/// The value of a packet ID in a Golomb-coded set (docs/protocol.md 4.4).
package enum GCSBucket {
    /// The first 8 bytes of SHA-256 of the ID as a big-endian number, top bit cleared; worth keeping per packet.
    package static func hash(of packetID: RawSpan, _ hasher: SHA256Hasher) -> UInt64 {
        hasher.hash(packetID).first & 0x7FFF_FFFF_FFFF_FFFF
    }

    /// The hash modulo `m`, 0 replaced by 1.
    ///
    /// With `m` of at most 1 the iOS app answers 0, the Android app 1.
    package static func value(of hash: UInt64, m: UInt32, rules: PayloadRules = .ios) -> UInt32 {
        guard m > 1 else { return rules == .ios ? 0 : 1 }
        return max(1, UInt32(truncatingIfNeeded: hash % UInt64(m)))
    }
}
