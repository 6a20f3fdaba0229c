import BitchatFrame
import Hashes
import MeshModel
import Synchronization
import WireFormat

/// Remembers what signatures came to, so that a packet seen on many links is as a rule verified once, and one whose turn has not come
/// yet can be verified ahead, on any thread.
///
/// Only results that rest on a pinned key are kept: one without a key may be different after the next announce. A pinned key stays,
/// so that a result is the same whenever it was worked out.
final class SignatureMemory: Sendable {
    /// The most results kept.
    static let capacity = 65_536

    /// What is signed, as a number, and what its signature came to.
    private struct Entry {
        var content: UInt64
        var check: SignatureCheck
    }

    private let mixer = SecretMixer.shared
    private let entries = Mutex<[UInt64: Entry]>([:])

    /// The result for `frame`, from memory where the same bytes under the same signature were verified before.
    ///
    /// `announced` is as for `SignatureVerifier.check`.
    func check(
        _ frame: Frame, in bytes: RawSpan, payload: RawSpan, announced: [UInt8]?, by verifier: SignatureVerifier
    ) -> SignatureCheck {
        guard let signature = frame.signature else { return SignatureCheck(.absent) }
        let content = fingerprint(frame, bytes), key = mixer.mix(bytes, signature, after: content)
        if let known = entries.withLock({ $0[key] }), known.content == content { return known.check }
        let check = verifier.check(frame, in: bytes, payload: payload, announced: announced)
        if check.received != .noKey, check.received != .absent { keep(Entry(content: content, check: check), key) }
        return check
    }

    private func keep(_ entry: Entry, _ key: UInt64) {
        entries.withLock { entries in
            if entries.count >= Self.capacity { entries = [:] }
            entries[key] = entry
        }
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
