import MeshModel

/// The gate of the iOS app, with its fragment handler behind it, or the gate of the specification (docs/protocol.md 5.1 to 5.4).
package enum GateVectors: VectorKind {
    package static let name = "gate"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        var device = GateDevice(vector.profile == .spec ? .spec : .ios, local: try vector.fields.peer("local"), steps)
        return try vector.onEvents { (event) throws(VectorError) in try device.answer(event) }
    }
}
