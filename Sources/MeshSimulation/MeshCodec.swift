import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// What turns frames into bytes and back, shared by all nodes of a mesh so that a node stays small.
package final class MeshCodec {
    /// What verifies signatures.
    package let signatures = SharedSignatures()
    /// The answers that were encoded already.
    let answers = EncodedAnswers()
    /// The packets that nodes keep.
    let stored = StoredPackets()
    /// What hashes.
    package let hasher = SHA256Hasher()
    private let ios = FrameEncoder(.ios)
    private let android = FrameEncoder(.android)
    private let inflater = FrameInflater()

    /// Makes a codec.
    package init() {}

    /// The encoder of a profile's app; `spec` writes as iOS does.
    package func encoder(for profile: GateProfile.Name) -> FrameEncoder { profile == .android ? android : ios }

    /// The frame at the start of `bytes` and what it says; nil where the profile's app cannot read it.
    package func decode(_ bytes: [UInt8], for profile: GateProfile.Name) -> (frame: Frame, contents: FrameContents)? {
        let limits: FrameLimits = profile == .android ? .android : .ios
        return bytes.withRawSpan { span in
            guard let frame = try? FrameDecoder(limits: limits).frame(span, span.whole),
                let contents = try? FrameContents(frame, in: span, inflater: inflater, limits: limits)
            else { return nil }
            return (frame, contents)
        }
    }

    /// A name for a frame's bytes: the first 8 bytes of their SHA-256.
    package func fingerprint(_ bytes: [UInt8]) -> UInt64 { bytes.withRawSpan { hasher.hash($0).first } }
}
