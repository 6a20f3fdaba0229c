import BitchatPayload
import Hashes
import WireFormat

/// Building a set, and which IDs it then holds (docs/protocol.md 4.4).
package enum GCSBuildVectors: VectorKind {
    package static let name = "gcs_build"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let rules = vector.profile.payloadRules
        let others = try vector.fields.fields("want")
        let hashes = hashes(of: try vector.fields.byteStrings("ids"))
        let budget: Int = try vector.fields.integer("max")
        let built = steps.filter.build(budget, try vector.fields.decimal("fpr"), rules, hashes)
        let isMember = { (hash: UInt64) in
            built.filter.withRawSpan { steps.filter.contains(built.p, built.m, $0, rules, hash) }
        }
        return [
            "want": .object([
                "p": .integer(built.p),
                "m": .integer(built.m),
                "hex": .bytes(built.filter),
                "included": rules == .ios ? .integer(built.covered) : nil,
                "members": members(hashes, isMember),
                "others": others.object["others"],
                "other_members": members(Self.hashes(of: try others.byteStrings("others")), isMember),
            ])
        ]
    }

    private static func hashes(of ids: [[UInt8]]) -> [UInt64] {
        let hasher = SHA256Hasher()
        return ids.map { id in id.withRawSpan { GCSBucket.hash(of: $0, hasher) } }
    }

    /// One digit a hash: 1 for those in the set.
    private static func members(_ hashes: [UInt64], _ isMember: (UInt64) -> Bool) -> JSONValue {
        .string(hashes.map { isMember($0) ? "1" : "0" }.joined())
    }
}
