import BitchatFrame
import MeshModel
import PacketGenerators
import WireFormat

/// The cast whose keys are known, and what checks their signatures.
final class SignatureTools {
    /// Those who sign.
    let cast: [TestIdentity] = [.ada, .bo, .cy, .dee]
    private let signatures = Signatures()
    private let inflater = FrameInflater()
    private let decoder = FrameDecoder(limits: .ios)

    /// Learns the keys of the cast.
    init() {
        for one in cast { signatures.pin(PeerKeys(noise: one.noiseKey, signing: one.signingKey.publicKey), for: one.peerID) }
    }

    /// How a frame's signature is judged; nothing when the frame or its payload does not decode.
    func state(of bytes: [UInt8], _ steps: SignatureSubject) -> SignatureState? {
        bytes.withRawSpan { span in
            guard let frame = try? decoder.frame(span, span.whole) else { return nil }
            return try? inflater.withPayload(of: frame, in: span, limits: .ios) { payload throws(DecodeError) in
                steps.check(signatures, frame, span, payload).received
            }
        }
    }
}
