import WireFormat

/// Decoding a REQUEST_SYNC payload (docs/protocol.md 4.1 to 4.3); Android reads only the set.
package enum SyncVectors: VectorKind {
    package static let name = "sync"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let payload = try vector.fields.bytes("hex")
        do throws(DecodeError) {
            let want = try payload.withRawSpan { (bytes) throws(DecodeError) in
                try vector.profile == .android ? steps.request.android(bytes) : steps.request.ios(bytes)
            }
            return ["want": .object(want)]
        } catch {
            return ["want": .null, "why": why(error, payload)]
        }
    }

    /// The class of a refusal; a forbidden value stands behind the tag and length of its field, of which M's is 4.
    private static func why(_ error: DecodeError, _ payload: [UInt8]) -> JSONValue {
        switch error.reason {
        case .lengthLimit: .string("filter-cap")
        case .missingField: .string("missing")
        case .fieldValue: .string(error.offset >= 1 && payload[error.offset - 1] == 4 ? "m-zero" : "p-range")
        default: .string("truncated")
        }
    }
}
