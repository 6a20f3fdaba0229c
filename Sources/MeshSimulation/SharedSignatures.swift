import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// Verifies the signatures that all nodes of a mesh meet, each distinct packet once under one key.
///
/// Which key a node holds an author to is the node's own affair: it comes with every question.
package final class SharedSignatures {
    /// The most results kept.
    static let capacity = 65_536
    /// The most keys kept ready.
    static let keys = 4_096

    private struct Question: Hashable {
        var first: UInt64
        var second: UInt64
    }

    private struct Holder: Hashable {
        var peer: PeerID
        var key: [UInt8]
    }

    private var results: [Question: SignatureCheck] = [:]
    private var verifiers: [Holder: Signatures] = [:]
    private let announces = Signatures()
    private let hasher = SHA256Hasher()

    /// Makes a verifier that remembers nothing.
    package init() {}

    /// What the signature of `frame` comes to for a node that has pinned `key` for its author; an announce brings its own.
    package func check(_ frame: Frame, in bytes: RawSpan, payload: RawSpan, pinned key: [UInt8]?) -> SignatureCheck {
        guard frame.signature != nil else { return SignatureCheck(.absent) }
        let key = frame.header.type == .announce ? [] : key
        guard let key else { return SignatureCheck(.noKey) }
        let question = question(frame, bytes, key)
        if let known = results[question] { return known }
        let check = verifier(frame.header, key).check(frame, in: bytes, payload: payload)
        if results.count >= Self.capacity { results = [:] }
        results[question] = check
        return check
    }

    private func verifier(_ header: FrameHeader, _ key: [UInt8]) -> Signatures {
        if header.type == .announce { return announces }
        let holder = Holder(peer: header.sender, key: key)
        if let known = verifiers[holder] { return known }
        let verifier = Signatures()
        verifier.pin(PeerKeys(signing: key), for: header.sender)
        if verifiers.count >= Self.keys { verifiers = [:] }
        verifiers[holder] = verifier
        return verifier
    }

    /// A name for everything that is signed, the signature, and the key.
    private func question(_ frame: Frame, _ bytes: RawSpan, _ key: [UInt8]) -> Question {
        let header = frame.header
        hasher.update(header.version)
        hasher.update(header.type.rawValue)
        hasher.update(header.flags.intersection([.recipient, .compressed, .route]).rawValue)
        hasher.update(bigEndian: header.payloadLength)
        hasher.update(bigEndian: header.timestamp)
        hasher.update(bigEndian: header.sender.value)
        hasher.update(bigEndian: frame.recipient?.value ?? 0)
        for range in [frame.route, frame.section, frame.signature ?? .empty] { bytes.withBytes(range) { hasher.update($0) } }
        key.withRawSpan { hasher.update($0) }
        let digest = hasher.finish()
        return Question(first: digest.first, second: digest.second)
    }
}
