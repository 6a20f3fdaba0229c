import WireFormat

/// Decoding what a Noise message holds once it is opened: a type byte and a body (docs/protocol.md 3.5).
package enum PlaintextVectors: VectorKind {
    package static let name = "plaintext"
    package static let profiles = [VectorProfile.ios]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        PayloadWords.answer(try vector.fields.bytes("hex")) { (bytes) throws(DecodeError) in
            try steps.payload.plaintext(bytes)
        }
    }
}
