import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// The steps of checking a signature.
package struct SignatureSubject: Sendable {
    /// What a signature covers, from the bytes as received.
    package var preimage: @Sendable (Frame, RawSpan) -> [UInt8] = { SigningPreimage.received($0, in: $1) }
    /// Checks a frame, whose payload stands in the second bytes, against the keys that were learned.
    package var check: @Sendable (Signatures, Frame, RawSpan, RawSpan) -> SignatureCheck = { signatures, frame, bytes, payload in
        signatures.check(frame, in: bytes, payload: payload)
    }
    /// What is wrong with a key, if anything.
    package var keyFault: @Sendable (RawSpan) -> Ed25519KeyFault? = { Ed25519KeyFault(of: $0) }
}
