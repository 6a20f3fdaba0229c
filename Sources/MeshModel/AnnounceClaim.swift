import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// What an announce says about its author's identity.
///
/// An object, so that an arrival of another type carries no more than an empty reference.
package final class AnnounceClaim: Sendable {
    /// The keys in it, of whatever length.
    package let keys: PeerKeys
    /// The peer that the Noise key belongs to, or nil when that is no key.
    package let peer: PeerID?

    /// Makes a claim; see the properties.
    package init(keys: PeerKeys, peer: PeerID?) {
        self.keys = keys
        self.peer = peer
    }

    /// Whether the signing key has 32 bytes.
    package var hasWholeSigningKey: Bool { keys.signing?.count == 32 }

    /// Reads the announce that `payload` is, as a profile's app does; nil when that app cannot.
    ///
    /// Android takes only 32 bytes for a Noise key, iOS any number (docs/protocol.md 3.1).
    package convenience init?(_ payload: RawSpan, for profile: GateProfile.Name, _ hasher: SHA256Hasher) {
        guard let ranges = Self.keyRanges(payload, profile) else { return nil }
        self.init(payload, ranges, for: profile, hasher)
    }

    /// Takes the keys that stand at these places.
    convenience init(
        _ payload: RawSpan, _ ranges: (noise: ByteRange, signing: ByteRange), for profile: GateProfile.Name,
        _ hasher: SHA256Hasher
    ) {
        let (noise, signing) = ranges
        let keys = PeerKeys(noise: payload.array(noise), signing: payload.array(signing))
        let isKey = profile == .android ? noise.count == 32 : !noise.isEmpty
        self.init(keys: keys, peer: isKey ? payload.withBytes(noise) { PeerID(value: hasher.hash($0).first) } : nil)
    }

    /// The signing key in the announce that `payload` is, as Android reads it; nil when Android cannot.
    package static func signingKey(in payload: RawSpan) -> [UInt8]? {
        keyRanges(payload, .android).map { payload.array($0.signing) }
    }

    /// Where the two keys stand.
    static func keyRanges(_ payload: RawSpan, _ profile: GateProfile.Name) -> (noise: ByteRange, signing: ByteRange)? {
        if profile == .android {
            return (try? AndroidAnnounce(decoding: payload, payload.whole)).map { ($0.noiseKey, $0.signingKey) }
        }
        return (try? AnnouncePayload(decoding: payload, payload.whole)).map { ($0.noiseKey, $0.signingKey) }
    }
}

extension AnnounceClaim: Hashable {
    package static func == (left: AnnounceClaim, right: AnnounceClaim) -> Bool {
        left.keys == right.keys && left.peer == right.peer
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
        hasher.combine(peer)
    }
}
