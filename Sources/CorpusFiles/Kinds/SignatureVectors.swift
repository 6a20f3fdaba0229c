import BitchatFrame
import MeshModel
import WireFormat

/// Verifying the signature of one frame (docs/protocol.md 2.8): `valid`, `invalid`, `noKey` or `absent`.
///
/// `keys` lists the keys known before; an announce is verified with the key inside it.
package enum SignatureVectors: VectorKind {
    package static let name = "signature"
    package static let profiles = [VectorProfile.ios, .android]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let signatures = Signatures()
        var keys: [PeerID: [UInt8]] = [:]
        for known in try vector.fields.list("keys") {
            let peer = try known.peer("peer"), key = try known.bytes("signing")
            keys[peer] = key
            signatures.pin(PeerKeys(noise: nil, signing: key), for: peer)
        }
        let bytes = try vector.fields.bytes("hex")
        let codec = FrameCodec(vector.profile, steps.frame)
        do throws(DecodeError) {
            let state = try bytes.withRawSpan { (bytes) throws(DecodeError) in
                let frame = try codec.frame(bytes)
                let question = SignatureSteps.Question(frame: frame, keys: keys, signatures: signatures)
                return try codec.withPayload(of: frame, in: bytes) { payload in
                    steps.signature.check(question, bytes, payload)
                        .state(for: vector.profile == .ios ? .ios : .android)
                }
            }
            return ["want": .string("\(state.name)")]
        } catch {
            return ["want": .null, "why": codec.why(error, bytes)]
        }
    }
}
