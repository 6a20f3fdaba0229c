import BitchatFrame
import CorpusFiles
import Hashes
import PacketGenerators
import WireFormat

/// A device of the vectors, whose keys are digests of labels (Corpus/README.md); never a person's.
///
/// The Noise key is a stand-in of 32 bytes: no vector agrees on a secret with it.
struct CorpusPeer: Sendable {
    /// The name, also the nickname.
    let name: String
    /// The Noise key.
    let noise: [UInt8]
    /// The seed of the Ed25519 key.
    let seed: [UInt8]
    /// The Ed25519 public key.
    let signing: [UInt8]
    /// The ID that follows from the Noise key (docs/protocol.md chapter 6).
    let id: PeerID

    /// Makes the peer of a name.
    init(_ name: String) {
        self.name = name
        noise = Label.digest("noise key of " + name)
        seed = Label.digest("signing seed of " + name)
        signing = Self.key(seed).publicKey
        id = PeerID(value: noise.withRawSpan { SHA256Hasher().hash($0).first })
    }

    /// Takes the keys of a peer of the worked examples, whose Noise key is a real X25519 key.
    init(_ identity: TestIdentity) {
        name = identity.label
        noise = identity.noiseKey
        seed = Label.sha256("example sign " + identity.label)
        signing = identity.signingKey.publicKey
        id = identity.peerID
    }

    /// The signature over `message`, 64 bytes.
    func signature(over message: [UInt8]) -> [UInt8] { message.withRawSpan { Self.key(seed).signature(over: $0) } }

    private static func key(_ seed: [UInt8]) -> Ed25519PrivateKey {
        guard let key = seed.withRawSpan({ Ed25519PrivateKey(seed: $0) }) else {
            preconditionFailure("libcrypto makes no Ed25519 key")
        }
        return key
    }

    /// The peer's ID as vectors write it.
    var idValue: JSONValue { .string(id.description) }

    /// The entry under which another device knows this peer.
    var known: JSONValue { .object(["peer": idValue, "signing": signing.hexValue, "noise": noise.hexValue]) }
}

extension CorpusPeer {
    /// The device whose gate is asked.
    static let me = CorpusPeer("me")
    /// A neighbour.
    static let ada = CorpusPeer("ada")
    /// Another neighbour.
    static let bo = CorpusPeer("bo")
    /// A third one.
    static let cy = CorpusPeer("cy")
    /// Many others.
    static let crowd = (0..<12).map { CorpusPeer("crowd \($0)") }
    /// The peer ada of docs/protocol.md chapter 10.
    static let exampleAda = CorpusPeer(.ada)
    /// The peer bo of docs/protocol.md chapter 10.
    static let exampleBo = CorpusPeer(.bo)
    /// The peer cy of docs/protocol.md chapter 10.
    static let exampleCy = CorpusPeer(.cy)
    /// Everybody but the peers of the worked examples.
    static let all = [me, ada, bo, cy] + crowd
}
