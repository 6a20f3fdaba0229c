import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// Remembers what signatures came to, so that a packet seen on many links is verified once.
///
/// Only results that rest on a pinned key are kept: one without a key may be different after the next announce.
struct SignatureMemory {
    /// The most results kept.
    static let capacity = 65_536

    private let mixer = SecretMixer.shared
    private var results: [UInt64: (bytes: UInt64, check: SignatureCheck)] = [:]

    /// The result for `frame`, from memory where the same bytes under the same signature were verified before.
    mutating func check(
        _ frame: Frame, in bytes: RawSpan, payload: RawSpan, claim: AnnounceClaim?, by signatures: Signatures
    ) -> SignatureCheck {
        guard let signature = frame.signature else { return SignatureCheck(.absent) }
        let key = mixer.mix(bytes, signature, after: 0), content = fingerprint(frame, bytes)
        if let known = results[key], known.bytes == content { return known.check }
        let check = signatures.check(frame, in: bytes, payload: payload, claim: claim)
        if check.received != .noKey, check.received != .absent {
            if results.count >= Self.capacity { results = [:] }
            results[key] = (content, check)
        }
        return check
    }

    /// A number for what the signature covers: everything but ttl, flags that are not signed, and what follows the frame.
    private func fingerprint(_ frame: Frame, _ bytes: RawSpan) -> UInt64 {
        let header = frame.header
        let small = UInt64(header.version) << 16 | UInt64(header.type.rawValue) << 8 | UInt64(header.flags.rawValue & 0x0D)
        let fixed = mixer.mix(header.timestamp, header.sender.value, small << 1 | (frame.recipient == nil ? 0 : 1))
        let addressed = mixer.mix(fixed, frame.recipient?.value ?? 0, 0)
        return mixer.mix(bytes, frame.section, after: mixer.mix(bytes, frame.route, after: addressed))
    }
}
