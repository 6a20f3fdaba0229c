import CorpusFiles
import WireFormat

/// The keys of every peer of the vectors, with the labels that they follow from; never a person's.
enum KeyFile {
    /// One line a peer.
    static var file: GoldenCorpus.File {
        let examples = [CorpusPeer.exampleAda, .exampleBo, .exampleCy]
        let lines = CorpusPeer.all.map(labelled) + examples.map(example)
        return GoldenCorpus.File(path: "keys.jsonl", bytes: VectorText.file(lines))
    }

    /// The Noise key is the digest itself.
    private static func labelled(_ peer: CorpusPeer) -> JSONObject {
        [
            "name": .string(peer.name), "peer": peer.idValue,
            "signing": key("bitchat vectors: signing seed of \(peer.name)", private: peer.seed, peer.signing),
            "noise": .object(["label": .string("bitchat vectors: noise key of \(peer.name)"), "public": peer.noise.hexValue]),
        ]
    }

    /// The Noise key is the X25519 public key of the digest.
    private static func example(_ peer: CorpusPeer) -> JSONObject {
        let label = "example noise \(peer.name)"
        return [
            "name": .string("example " + peer.name), "peer": peer.idValue,
            "signing": key("example sign \(peer.name)", private: peer.seed, peer.signing),
            "noise": key(label, private: Label.sha256(label), peer.noise),
        ]
    }

    private static func key(_ label: String, private seed: [UInt8], _ key: [UInt8]) -> JSONValue {
        .object(["label": .string(label), "private": seed.hexValue, "public": key.hexValue])
    }
}
