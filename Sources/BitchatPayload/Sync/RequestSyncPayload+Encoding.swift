import WireFormat

extension RequestSyncPayload {
    /// The bytes of a request, fields in ascending order; an empty set of types is left out.
    package static func encode(
        p: UInt8, m: UInt32, filter: [UInt8], types: SyncTypes? = nil, since: UInt64? = nil, fragmentIDs: [UInt8]? = nil
    ) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, [p])
        writer.field(0x02, bigEndian: m)
        writer.field(0x03, filter)
        if let types, !types.isEmpty { writer.field(0x04, types.encoded) }
        if let since { writer.field(0x05, bigEndian: since) }
        if let fragmentIDs { writer.field(0x06, fragmentIDs) }
        return writer.bytes
    }

    /// The request as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            p: p, m: m, filter: bytes.array(filter), types: types, since: since,
            fragmentIDs: fragmentIDs.map { bytes.array($0) })
    }
}
