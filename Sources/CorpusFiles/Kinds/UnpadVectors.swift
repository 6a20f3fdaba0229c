import BitchatFrame
import WireFormat

/// Removing padding (docs/protocol.md 2.5).
package enum UnpadVectors: VectorKind {
    package static let name = "unpad"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let bytes = try vector.fields.bytes("hex")
        let length = bytes.withRawSpan { steps.frame.unpaddedLength($0) }
        return ["want": .bytes(Array(bytes.prefix(length)))]
    }
}
