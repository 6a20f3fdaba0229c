import BitchatFrame
import MeshModel
import WireFormat

/// A clock reading that all gate tests start from.
let noon: Int64 = 1_760_000_000_000

extension GateArrival {
    /// A frame by `sender` that is `age` milliseconds old at noon; every payload differs unless the digest is given.
    static func frame(
        _ type: MessageType, by sender: UInt64, age: Int64 = 0, ttl: UInt8 = 7, rsr: Bool = false, link: Int? = nil,
        digest: UInt32 = 0, signature: SignatureState = .notChecked, claim: AnnounceClaim? = nil
    ) -> GateArrival {
        let header = FrameHeader(
            version: 1, type: type, ttl: ttl, timestamp: UInt64(noon - age), flags: rsr ? .rsr : [], payloadLength: 0,
            sender: PeerID(value: sender))
        return GateArrival(header: header, link: link, payloadDigest: digest, signature: signature, claim: claim)
    }

    /// An announce by `sender` that names keys of these lengths and first bytes.
    static func announce(
        by sender: UInt64, noise: UInt8 = 1, signing: UInt8 = 2, lengths: (Int, Int) = (32, 32), peer: UInt64? = nil,
        age: Int64 = 0, ttl: UInt8 = 7, link: Int? = nil, signature: SignatureState = .valid
    ) -> GateArrival {
        let keys = PeerKeys(
            noise: Array(repeating: noise, count: lengths.0), signing: Array(repeating: signing, count: lengths.1))
        let claim = AnnounceClaim(keys: keys, peer: PeerID(value: peer ?? sender))
        return frame(.announce, by: sender, age: age, ttl: ttl, link: link, signature: signature, claim: claim)
    }
}
