import BitchatFrame
import MeshModel
import WireFormat

/// The step of verifying a signature.
package struct SignatureSteps: Sendable {
    /// A frame whose signature is asked about.
    package struct Question {
        /// The frame, which was decoded from the bytes given with it.
        package let frame: Frame
        /// The signing keys that are known before, good or not.
        package let keys: [PeerID: [UInt8]]
        /// What checks against those of them that are good.
        package let signatures: Signatures
    }

    /// Checks a frame that stands in the first bytes, and whose payload are the second.
    package var check: @Sendable (Question, RawSpan, RawSpan) -> SignatureCheck = { question, bytes, payload in
        question.signatures.check(question.frame, in: bytes, payload: payload)
    }

    /// The shipped code.
    package init() {}
}
