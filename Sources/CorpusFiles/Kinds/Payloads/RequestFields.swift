import BitchatPayload
import WireFormat

/// The fields of REQUEST_SYNC payloads as vectors write them.
package enum RequestFields {
    /// What iOS reads.
    static func of(_ request: RequestSyncPayload, _ bytes: RawSpan) -> JSONObject {
        var fields = of(p: request.p, m: request.m, filter: bytes.array(request.filter))
        fields["types"] = request.types.map { .decimal($0.mask) }
        fields["since"] = request.since.map { .decimal($0) }
        fields["streams"] = request.fragmentIDs.map { .bytes(bytes.array($0)) }
        fields["ids"] = request.fragmentFilter(bytes).map { sorted($0.ids) }
        fields["wanted"] = .integer(request.wantedTypes.mask)
        fields["encoded"] = .bytes(request.reencoded(bytes))
        return fields
    }

    /// What Android reads.
    static func of(_ request: AndroidRequestSync, _ bytes: RawSpan) -> JSONObject {
        of(p: request.p, m: request.m, filter: bytes.array(request.filter))
    }

    /// The three fields that every request has.
    package static func of(p: UInt8, m: UInt32, filter: [UInt8]) -> JSONObject {
        ["p": .integer(p), "m": .integer(m), "filter": .bytes(filter)]
    }

    /// Each ID once, in the order of their bytes.
    package static func sorted(_ ids: [FragmentID]) -> JSONValue {
        .array(Set(ids.map(\.bytes)).sorted { $0.lexicographicallyPrecedes($1) }.map { .bytes($0) })
    }
}
