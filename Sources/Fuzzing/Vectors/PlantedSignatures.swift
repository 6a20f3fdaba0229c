import BitchatFrame
import CorpusFiles
import FuzzTargets
import Hashes
import MeshModel
import WireFormat

/// Verifies signatures with the steps of a subject: its check, what it takes for covered, and the keys it takes.
struct PlantedSignatures: Sendable {
    private let signature: SignatureSubject
    private let frame: FrameSubject

    /// Takes the steps of a subject.
    init(_ subject: Subject) { (signature, frame) = (subject.signature, subject.frame) }

    /// The result for a frame in the first bytes, whose payload are the second.
    ///
    /// Where the subject covers other bytes, or takes a key that the shipped code refuses, it is verified anew.
    @Sendable func check(_ question: SignatureSteps.Question, _ bytes: RawSpan, _ payload: RawSpan) -> SignatureCheck {
        let frame = question.frame
        let check = signature.check(question.signatures, frame, bytes, payload)
        guard let place = frame.signature, let key = key(for: question, payload), let covered = covered(frame, bytes, key) else {
            return check
        }
        let isValid = bytes.withBytes(place) { signature in
            key.withRawSpan { Ed25519PublicKey($0) }.map { key in covered.withRawSpan { key.verifies(signature, over: $0) } }
        }
        let state: SignatureState = isValid == true ? .valid : .invalid
        return SignatureCheck(received: state, reencoded: frame.originalSize == nil ? state : check.reencoded)
    }

    /// The key that the subject verifies with; nil when it has none that it takes.
    private func key(for question: SignatureSteps.Question, _ payload: RawSpan) -> [UInt8]? {
        let isAnnounce = question.frame.header.type == .announce
        let claim = isAnnounce ? AnnounceClaim(payload, for: .android, SHA256Hasher()) : nil
        guard let key = isAnnounce ? claim?.keys.signing : question.keys[question.frame.header.sender] else { return nil }
        return key.withRawSpan { signature.keyFault($0) } == nil ? key : nil
    }

    /// The bytes to verify anew; nil when nothing differs from the shipped code.
    private func covered(_ frame: Frame, _ bytes: RawSpan, _ key: [UInt8]) -> [UInt8]? {
        let shipped = SigningPreimage.received(frame, in: bytes)
        let own = [signature.preimage(frame, bytes), self.frame.preimage(frame, bytes)].first { $0 != shipped }
        return own ?? (key.withRawSpan { Ed25519KeyFault(of: $0) } == nil ? nil : shipped)
    }
}
