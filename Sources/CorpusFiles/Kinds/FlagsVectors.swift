import BitchatPayload
import WireFormat

/// The bit field of types alone (docs/protocol.md 4.3); null where it counts as absent.
package enum FlagsVectors: VectorKind {
    package static let name = "flags"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by _: VectorSteps) throws(VectorError) -> JSONObject {
        let field = try vector.fields.bytes("hex")
        guard let types = field.withRawSpan({ SyncTypes(decoding: $0, $0.whole) }) else { return ["want": .null] }
        return [
            "want": .object([
                "mask": .integer(types.mask),
                "kinds": .array(types.types.map { .integer($0.rawValue) }),
                "encoded": types.isEmpty ? .null : .bytes(types.encoded),
            ])
        ]
    }
}
