/// The block that a size is padded to (docs/protocol.md 2.5).
package enum BlockVectors: VectorKind {
    package static let name = "block"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        ["want": .integer(steps.frame.block(try vector.fields.integer("size")))]
    }
}
