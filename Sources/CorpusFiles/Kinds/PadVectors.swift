import BitchatFrame

/// Padding up to a size (docs/protocol.md 2.5).
package enum PadVectors: VectorKind {
    package static let name = "pad"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by _: VectorSteps) throws(VectorError) -> JSONObject {
        var bytes = try vector.fields.bytes("hex")
        FramePadding.pad(&bytes, to: try vector.fields.integer("size"))
        return ["want": .bytes(bytes)]
    }
}
