import BitchatFrame
import MeshModel
import WireFormat

/// Verifying the signature of one frame (docs/protocol.md 2.8): `valid`, `invalid`, `noKey` or `absent`.
///
/// `keys` lists the keys known before; an announce is verified with the key inside it.
package enum SignatureVectors: VectorKind {
    package static let name = "signature"
    package static let profiles = [VectorProfile.ios, .android]

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        let signatures = Signatures()
        for known in try vector.fields.list("keys") {
            signatures.pin(PeerKeys(noise: nil, signing: try known.bytes("signing")), for: try known.peer("peer"))
        }
        let bytes = try vector.fields.bytes("hex")
        let codec = FrameCodec(vector.profile)
        do throws(DecodeError) {
            let state = try bytes.withRawSpan { (bytes) throws(DecodeError) in
                let frame = try codec.frame(bytes)
                return try codec.withPayload(of: frame, in: bytes) { payload in
                    signatures.check(frame, in: bytes, payload: payload).state(for: vector.profile == .ios ? .ios : .android)
                }
            }
            return ["want": .string("\(state.name)")]
        } catch {
            return ["want": .null, "why": codec.why(error, bytes)]
        }
    }
}
