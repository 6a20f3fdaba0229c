import BitchatFrame

/// The block that a size is padded to (docs/protocol.md 2.5).
package enum BlockVectors: VectorKind {
    package static let name = "block"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        ["want": .integer(FramePadding.block(for: try vector.fields.integer("size")))]
    }
}
