import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import WireFormat

/// A peer with real Ed25519 keys, made from a label: the same label gives the same peer everywhere.
///
/// The seed of the signing key is SHA-256 of `simulated sign LABEL`, the Noise key (32 bytes that nobody computes with) that
/// of `simulated noise LABEL`, the ID the first 8 bytes of SHA-256 of the Noise key (docs/protocol.md chapter 6).
package struct SimulatedIdentity {
    /// The label, which is the nickname too.
    package let label: String
    /// The peer's ID.
    package let id: PeerID
    /// The peer's public keys.
    package let keys: PeerKeys
    private let key: Ed25519PrivateKey?

    /// Makes the peer of `label`.
    package init(_ label: String) {
        let hasher = SHA256Hasher()
        let seed = Array("simulated sign \(label)".utf8).withRawSpan { hasher.hash($0).bytes }
        let noise = Array("simulated noise \(label)".utf8).withRawSpan { hasher.hash($0).bytes }
        self.label = label
        key = seed.withRawSpan { Ed25519PrivateKey(seed: $0) }
        id = noise.withRawSpan { PeerID(value: hasher.hash($0).first) }
        keys = PeerKeys(noise: noise, signing: key?.publicKey)
    }

    /// The payload of this peer's announce (docs/protocol.md 3.1).
    package func announcement(neighbours: [PeerID] = []) -> [UInt8] {
        AnnouncePayload.encode(
            nickname: Array(label.utf8.prefix(Int(UInt8.max))), noiseKey: keys.noise ?? [], signingKey: keys.signing ?? [],
            neighbours: neighbours)
    }

    /// `contents` with this peer's signature over what iOS signs (docs/protocol.md 2.8); unsigned where it cannot be encoded.
    package func signed(_ contents: FrameContents, _ encoder: FrameEncoder) -> FrameContents {
        var signed = contents
        signed.signature = encoder.signingPreimage(contents)?.withRawSpan { key?.signature(over: $0) } ?? nil
        return signed
    }
}
