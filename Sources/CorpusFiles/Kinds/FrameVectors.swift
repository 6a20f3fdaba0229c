import BitchatFrame
import WireFormat

/// Decoding one frame (docs/protocol.md chapter 2); Android's lines add what a relay sends and what the signature covers.
package enum FrameVectors: VectorKind {
    package static let name = "frame"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        let bytes = try vector.fields.bytes("hex")
        let codec = FrameCodec(vector.profile)
        do throws(DecodeError) {
            let contents = try bytes.withRawSpan { (bytes) throws(DecodeError) in try codec.contents(bytes) }
            guard codec.isAndroid else { return ["want": .object(codec.fields(of: contents))] }
            return [
                "want": .object(codec.fields(of: contents)),
                "reencoded": codec.encoder.encode(contents).map { .bytes($0) },
                "signed": codec.encoder.signingPreimage(contents).map { .bytes($0) },
            ]
        } catch {
            return ["want": .null, "why": codec.why(error, bytes)]
        }
    }
}
