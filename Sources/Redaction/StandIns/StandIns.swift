import BitchatFrame
import Hashes
import WireFormat

/// What stands in the place of what must not be published: the same original has the same stand-in within one run.
///
/// Each stand-in is derived from the original with SHA-256 and a secret, so that nobody without the secret can find the
/// original by trying (docs/redaction.md). Of a given secret the stand-ins are the same at every run.
package final class StandIns {
    /// What kind of thing an original is; the same bytes as two kinds have two stand-ins.
    enum Kind: UInt8 {
        case noiseKey, signingSeed, signature, address, accessAddress, text, identifier, stream, content, filter, odd
    }

    /// How many signing keys are kept at hand.
    private static let keyCapacity = 4096

    private let secret: [UInt8]
    private let hasher = SHA256Hasher()
    private var keys: [[UInt8]: Ed25519PrivateKey] = [:]

    /// Makes stand-ins of `secret`, any number of bytes.
    package init(secret: [UInt8]) {
        self.secret = secret
    }

    /// Numbers that depend on the secret, the kind, the original and `round` alone.
    func numbers(_ kind: Kind, _ original: some Collection<UInt8>, round: Int = 0) -> StandInNumbers {
        let inner = digest([[kind.rawValue], Self.word(UInt64(original.count)), Array(original)])
        let outer = digest([inner.bytes, Self.word(UInt64(truncatingIfNeeded: round))])
        return StandInNumbers(seed: outer.first)
    }

    /// `count` bytes that depend on the secret, the kind and the original alone.
    func bytes(_ kind: Kind, _ original: some Collection<UInt8>, count: Int, round: Int = 0) -> [UInt8] {
        var numbers = numbers(kind, original, round: round)
        return numbers.bytes(count)
    }

    private func digest(_ parts: [[UInt8]]) -> SHA256Digest {
        secret.withRawSpan { hasher.update($0) }
        for part in parts { part.withRawSpan { hasher.update($0) } }
        return hasher.finish()
    }

    private static func word(_ value: UInt64) -> [UInt8] {
        var writer = ByteWriter(capacity: 8)
        writer.bigEndian(value)
        return writer.bytes
    }
}

extension StandIns {
    /// The stand-in of a peer: the hash of the Noise key that stands in for its key, whether that was seen or not.
    ///
    /// All zeros and all ones, which name nobody, stay.
    func peer(_ original: PeerID) -> PeerID {
        guard original.value != 0, original != .broadcast else { return original }
        return PeerID(value: noiseKey(ofPeer: original).withRawSpan { SHA256Hasher.digest(of: $0).first })
    }

    /// The stand-in of a Noise key: that of the peer it belongs to, so that peer IDs follow from keys where they did.
    func noiseKey(_ original: [UInt8]) -> [UInt8] {
        guard original.count == 32 else { return bytes(.noiseKey, original, count: original.count) }
        return noiseKey(ofPeer: PeerID(value: original.withRawSpan { SHA256Hasher.digest(of: $0).first }))
    }

    /// The stand-in of a signing key: the public half of a test key of its own.
    ///
    /// A key that is no usable one becomes one with the same fault.
    func signingKey(_ original: [UInt8]) -> [UInt8] {
        switch original.withRawSpan({ Ed25519KeyFault(of: $0) }) {
        case nil: return privateKey(of: original)?.publicKey ?? bytes(.odd, original, count: original.count)
        case .length: return bytes(.odd, original, count: original.count)
        case .smallOrder: return original
        case .notCanonical: return [UInt8](repeating: 0xFF, count: original.count)
        case .notOnCurve: return offCurve(original)
        }
    }

    /// The private half of the stand-in of a signing key.
    func privateKey(of original: [UInt8]) -> Ed25519PrivateKey? {
        if let known = keys[original] { return known }
        let key = bytes(.signingSeed, original, count: 32).withRawSpan { Ed25519PrivateKey(seed: $0) }
        if keys.count >= Self.keyCapacity { keys.removeAll() }
        keys[original] = key
        return key
    }

    /// The stand-in of a Bluetooth address of 48 bits; the two bits that tell the kind of a random address stay.
    func address(_ original: UInt64, isRandom: Bool) -> UInt64 {
        guard original != 0, original != 0xFFFF_FFFF_FFFF else { return original }
        var numbers = numbers(.address, Self.word(original))
        let value = numbers.next() & 0xFFFF_FFFF_FFFF
        return isRandom ? value & 0x3FFF_FFFF_FFFF | original & 0xC000_0000_0000 : value
    }

    /// The stand-in of a link's access address on the air.
    func accessAddress(_ original: UInt32) -> UInt32 {
        var numbers = numbers(.accessAddress, Self.word(UInt64(original)))
        return UInt32(truncatingIfNeeded: numbers.next())
    }

    /// The stand-in of a fragment stream's ID.
    func stream(_ original: UInt64) -> UInt64 {
        var numbers = numbers(.stream, Self.word(original))
        return numbers.next()
    }

    private func noiseKey(ofPeer peer: PeerID) -> [UInt8] { bytes(.noiseKey, Self.word(peer.value), count: 32) }

    private func offCurve(_ original: [UInt8]) -> [UInt8] {
        for round in 0..<64 {
            let candidate = bytes(.odd, original, count: original.count, round: round)
            if candidate.withRawSpan({ Ed25519KeyFault(of: $0) }) == .notOnCurve { return candidate }
        }
        return bytes(.odd, original, count: original.count)
    }
}
