import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// What the choice bytes of the target `gate` choose from.
enum GateCast {
    /// The number of links.
    static let links = 4
    /// The types: those that some rule names, and one that no app knows.
    static let types: [MessageType] = [
        .message, .announce, .requestSync, .fragment, .leave, .voiceFrame, .fileTransfer, .noiseEncrypted, .boardPost,
        .groupMessage, .ping, MessageType(rawValue: 0x7F),
    ]
    /// The hops left.
    static let ttls: [UInt8] = [7, 0, 1, 6, 8, 255]
    /// What is known about the signature.
    static let signatures: [SignatureState] = [.valid, .absent, .invalid, .noKey, .notChecked]
    /// The spans whose ends are worth standing at, in milliseconds (docs/protocol.md chapter 7).
    static let spans: [Int64] = [
        30_000, 3_000, 60_000, 300_000, 120_000, 29_000, 31_000, 600_000, 900_000, 21_600_000,
    ]
    /// Payloads: two that Android's hash takes for one, two that differ only after 64 bytes, and others.
    static let payloads: [[UInt8]] = [
        [0x68, 0x69], [0x01, 0x20], [0x02, 0x01], [UInt8](repeating: 9, count: 64) + [1], [UInt8](repeating: 9, count: 64) + [2],
        [0x80, 0x20], [0x81, 0x01], [],
    ]
    /// The first four bytes of their SHA-256 digests.
    static let digests: [UInt32] = payloads.map(digest)
    /// What is known of a peer's keys after learning: all of them, others, one alone.
    static let learned: [[PeerKeys]] = StateCast.keys.map { keys in
        [keys, other, PeerKeys(noise: keys.noise), PeerKeys(signing: keys.signing)]
    }
    /// What an announce of each peer may claim; the first is right.
    static let claims: [[AnnounceClaim?]] = zip(StateCast.peers, StateCast.keys).map { peer, keys in
        [
            AnnounceClaim(keys: keys, peer: peer), AnnounceClaim(keys: other, peer: peer), nil,
            AnnounceClaim(keys: keys, peer: PeerID(value: 1)),
            AnnounceClaim(keys: PeerKeys(noise: keys.noise, signing: keys.signing.map { Array($0.dropLast()) }), peer: peer),
            AnnounceClaim(keys: PeerKeys(noise: keys.noise, signing: other.signing), peer: peer),
            AnnounceClaim(keys: PeerKeys(noise: other.noise, signing: keys.signing), peer: peer),
            AnnounceClaim(keys: keys, peer: nil),
        ]
    }

    private static let other = PeerKeys(noise: [UInt8](repeating: 7, count: 32), signing: [UInt8](repeating: 8, count: 32))

    private static func digest(_ payload: [UInt8]) -> UInt32 {
        payload.withRawSpan { UInt32(truncatingIfNeeded: SHA256Hasher().hash($0).first >> 32) }
    }
}
