import BitchatFrame
import WireFormat

/// Decoding one frame (docs/protocol.md chapter 2); Android's lines add what a relay sends and what the signature covers.
package enum FrameVectors: VectorKind {
    package static let name = "frame"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let bytes = try vector.fields.bytes("hex")
        let codec = FrameCodec(vector.profile, steps.frame)
        do throws(DecodeError) {
            return try bytes.withRawSpan { (bytes) throws(DecodeError) in
                let frame = try codec.frame(bytes)
                let contents = try codec.contents(of: frame, in: bytes)
                guard codec.isAndroid else { return ["want": .object(codec.fields(of: contents))] }
                return [
                    "want": .object(codec.fields(of: contents)),
                    "reencoded": steps.frame.encode(codec.encoder, contents).map { .bytes($0) },
                    "signed": .bytes(steps.frame.preimage(frame, bytes)),
                ]
            }
        } catch {
            return ["want": .null, "why": codec.why(error, bytes)]
        }
    }
}
