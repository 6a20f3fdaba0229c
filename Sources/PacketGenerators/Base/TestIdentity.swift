import BitchatFrame
import Hashes
import WireFormat

/// A peer with published test keys, the same at every run; never a person's.
///
/// The Ed25519 seed is SHA-256 of `example sign LABEL`. The peer ID is the first 8 bytes of the SHA-256 digest of the Noise key
/// (docs/protocol.md chapter 6). The labels `ada`, `bo` and `cy` give the peers of docs/protocol.md chapter 10.
package struct TestIdentity {
    /// The label, also the nickname.
    package let label: String
    /// The 32-byte X25519 public key of Noise.
    package let noiseKey: [UInt8]
    /// What announces, messages and posts are signed with.
    package let signingKey: Ed25519PrivateKey
    /// The peer ID that follows from the Noise key.
    package let peerID: PeerID

    /// Makes a peer; without a key its Noise key is SHA-256 of `example noise LABEL` with the top bit, which X25519 ignores,
    /// cleared.
    package init(label: String, noiseKey: [UInt8]? = nil) {
        let hasher = SHA256Hasher()
        self.label = label
        var derived = Self.digest(of: "example noise " + label, hasher)
        derived[31] &= 0x7F
        self.noiseKey = noiseKey ?? derived
        peerID = PeerID(value: self.noiseKey.withRawSpan { hasher.hash($0).first })
        let seed = Self.digest(of: "example sign " + label, hasher)
        guard let key = seed.withRawSpan({ Ed25519PrivateKey(seed: $0) }) else {
            preconditionFailure("libcrypto makes no Ed25519 key")
        }
        signingKey = key
    }

    /// The signature of this peer over `message`, 64 bytes.
    package func signature(over message: [UInt8]) -> [UInt8] { message.withRawSpan { signingKey.signature(over: $0) } }

    private static func digest(of text: String, _ hasher: SHA256Hasher) -> [UInt8] {
        Array(text.utf8).withRawSpan { hasher.hash($0).bytes }
    }
}
