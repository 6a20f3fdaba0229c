import BitchatFrame
import MeshModel
import PacketGenerators

/// The peers of the scripts, of which a choice byte names one; the first is the device under test.
enum StateCast {
    /// The labels of their published test keys.
    static let labels = ["ada", "bo", "cy", "dee", "eve", "kit", "fay", "gil"]
    /// Their IDs.
    static let peers: [PeerID] = identities.map(\.id)
    /// Their keys.
    static let keys: [PeerKeys] = identities.map(\.keys)

    private static let identities = labels.map { label in
        let identity = identity(label)
        return (id: identity.peerID, keys: PeerKeys(noise: identity.noiseKey, signing: identity.signingKey.publicKey))
    }

    /// The whole identity of a label, with what signs.
    static func identity(_ label: String) -> TestIdentity {
        switch label {
        case "ada": .ada
        case "bo": .bo
        case "cy": .cy
        case "dee": .dee
        case "eve": .eve
        case "kit": .kit
        default: TestIdentity(label: label)
        }
    }
}
