import BitchatPayload
import Hashes
import WireFormat

/// The value of an ID in a set (docs/protocol.md 4.4).
package enum BucketVectors: VectorKind {
    package static let name = "bucket"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let hash = try vector.fields.bytes("ident").withRawSpan { GCSBucket.hash(of: $0, SHA256Hasher()) }
        let m: UInt32 = try vector.fields.integer("m")
        return ["want": .integer(steps.filter.bucket(hash, m, vector.profile.payloadRules))]
    }
}
