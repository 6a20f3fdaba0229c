import BitchatPayload
import WireFormat

/// Decoding a REQUEST_SYNC payload (docs/protocol.md 4.1 to 4.3); Android reads only the set.
package enum SyncVectors: VectorKind {
    package static let name = "sync"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        let payload = try vector.fields.bytes("hex")
        do throws(DecodeError) {
            let want = try payload.withRawSpan { (bytes) throws(DecodeError) in
                try vector.profile == .android ? android(bytes) : ios(bytes)
            }
            return ["want": .object(want)]
        } catch {
            return ["want": .null, "why": why(error, payload)]
        }
    }

    private static func ios(_ bytes: RawSpan) throws(DecodeError) -> JSONObject {
        let request = try RequestSyncPayload(decoding: bytes, bytes.whole)
        return [
            "p": .integer(request.p),
            "m": .integer(request.m),
            "filter": .bytes(bytes.array(request.filter)),
            "types": request.types.map { .decimal($0.mask) },
            "since": request.since.map { .decimal($0) },
            "streams": request.fragmentIDs.map { .bytes(bytes.array($0)) },
            "ids": request.fragmentFilter(bytes).map { sorted($0.ids) },
            "wanted": .integer(request.wantedTypes.mask),
            "encoded": .bytes(request.reencoded(bytes)),
        ]
    }

    private static func android(_ bytes: RawSpan) throws(DecodeError) -> JSONObject {
        let request = try AndroidRequestSync(decoding: bytes, bytes.whole)
        return ["p": .integer(request.p), "m": .integer(request.m), "filter": .bytes(bytes.array(request.filter))]
    }

    /// Each ID once, in the order of their bytes.
    private static func sorted(_ ids: [FragmentID]) -> JSONValue {
        .array(Set(ids.map(\.bytes)).sorted { $0.lexicographicallyPrecedes($1) }.map { .bytes($0) })
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
