import BitchatFrame
import MeshModel
import WireFormat

/// Remembers what signatures came to, so that a packet seen on many links is verified once.
///
/// Only results that rest on a pinned key are kept: one without a key may be different after the next announce.
struct SignatureMemory {
    /// The most results kept.
    static let capacity = 65_536

    private var results: [UInt64: (bytes: UInt64, check: SignatureCheck)] = [:]

    /// The result for `frame`, from memory where the same bytes under the same signature were verified before.
    mutating func check(
        _ frame: Frame, in bytes: RawSpan, payload: RawSpan, claim: AnnounceClaim?, by signatures: Signatures
    ) -> SignatureCheck {
        guard let signature = frame.signature else { return SignatureCheck(.absent) }
        let key = fingerprint(bytes, signature), content = fingerprint(frame, bytes)
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
        var hasher = Hasher()
        hasher.combine(frame.header.version)
        hasher.combine(frame.header.type)
        hasher.combine(frame.header.timestamp)
        hasher.combine(frame.header.sender)
        hasher.combine(frame.recipient)
        hasher.combine(frame.header.flags.rawValue & 0x0D)
        combine(bytes, frame.route, &hasher)
        combine(bytes, frame.section, &hasher)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private func fingerprint(_ bytes: RawSpan, _ range: ByteRange) -> UInt64 {
        var hasher = Hasher()
        combine(bytes, range, &hasher)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private func combine(_ bytes: RawSpan, _ range: ByteRange, _ hasher: inout Hasher) {
        // The pointer does not outlive the call.
        bytes.withBytes(range) { part in unsafe part.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
    }
}
