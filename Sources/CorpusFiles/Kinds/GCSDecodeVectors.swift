import BitchatPayload
import WireFormat

/// Reading a set (docs/protocol.md 4.4); values beyond 2^53 are decimal strings.
package enum GCSDecodeVectors: VectorKind {
    package static let name = "gcs_decode"
    package static let profiles = VectorProfile.all
    /// The largest number that every JSON reader keeps exact.
    private static let largestNumber: UInt64 = 1 << 53

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let p: Int = try vector.fields.integer("p")
        let m: UInt32 = try vector.fields.integer("m")
        let bytes = try vector.fields.bytes("hex")
        let values = bytes.withRawSpan { steps.filter.values(p, m, $0, vector.profile.payloadRules) }
        return ["want": .array(values.map { $0.magnitude <= largestNumber ? .integer($0) : .decimal($0) })]
    }
}
