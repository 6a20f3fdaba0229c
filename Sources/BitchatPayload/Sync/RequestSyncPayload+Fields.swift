import WireFormat

extension RequestSyncPayload {
    private enum Name {
        static let p = Field("bitchat.request_sync.p", key: "p", "Golomb-Rice parameter", gist: true)
        static let m = Field("bitchat.request_sync.m", key: "m", "Hash range", gist: true)
        static let filter = Field("bitchat.request_sync.filter", key: "filter", "Filter")
        static let values = Field("bitchat.request_sync.values", key: "values", "Filter values")
        static let types = Field("bitchat.request_sync.types", key: "types", "Types", gist: true)
        static let rawTypes = Field("bitchat.request_sync.raw_types", key: "rawTypes", "Types bit field")
        static let since = Field("bitchat.request_sync.since_timestamp", key: "sinceTimestamp", "Since")
        static let idFilter = Field("bitchat.request_sync.filter_ids", key: "fragmentIDFilter", "Fragment ID filter")
        static let ids = Field("bitchat.request_sync.filter_ids.ids", key: "ids", "Stream IDs")
        static let tokens = Field("bitchat.request_sync.filter_ids.tokens", key: "tokens", "Tokens")
        static let ignored = Field("bitchat.request_sync.filter_ids.ignored", key: "ignored", "Ignored")
    }

    package static let fields =
        [
            Name.p, Name.m, Name.filter, Name.values, Name.types, Name.rawTypes, Name.since, Name.idFilter, Name.ids,
            Name.tokens, Name.ignored,
        ] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.number(Name.p, Int(p), pBytes)
        visitor.number(Name.m, Int(m), mBytes)
        visitor.bytes(Name.filter, bytes, filter)
        visitValues(&visitor, bytes)
        visitTypes(&visitor)
        if let since { visitor.decimal(Name.since, since, sinceBytes) }
        visitFragmentIDs(&visitor, bytes)
        UnknownFields(RequestSyncDraft.self, remarks).visit(&visitor, bytes, range)
    }

    private func visitValues(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.beginList(Name.values, filter)
        var reader = GCSValues(p: Int(p), m: m, filter)
        while let value = reader.next(bytes) { visitor.decimal(Name.values, UInt64(clamping: value), filter) }
        visitor.endList()
    }

    private func visitTypes(_ visitor: inout some FieldVisitor) {
        guard let types else { return }
        visitor.beginList(Name.types, typesBytes)
        for type in types.types { visitor.symbol(Name.types, type.name ?? "", typesBytes) }
        visitor.endList()
        visitor.decimal(Name.rawTypes, UInt64(types.mask), typesBytes)
    }

    /// Shows what the app makes of the tokens; also when every TLV 06 was ignored.
    private func visitFragmentIDs(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        guard fragmentIDs != nil || ignoresFragmentIDs else { return }
        let range = fragmentIDs ?? .empty
        let filter = fragmentIDs.map { FragmentIDFilter(parsing: bytes, $0) } ?? .none
        visitor.beginObject(Name.idFilter, range)
        visitor.beginList(Name.ids, range)
        for id in filter.ids { show(id, &visitor, range) }
        visitor.endList()
        visitor.number(Name.tokens, filter.tokens, range)
        visitor.flag(Name.ignored, filter.isIgnored, range)
        visitor.endObject()
    }

    /// Shows an ID; one of fewer than 8 bytes from bytes made for it, since the payload holds only digits.
    private func show(_ id: FragmentID, _ visitor: inout some FieldVisitor, _ range: ByteRange) {
        if id.count == 8 { return visitor.identifier(Name.ids, id.value, range) }
        let bytes = id.bytes
        // The array outlives the call, and the visitor cannot keep the span.
        unsafe visitor.bytes(Name.ids, bytes.span.bytes, ByteRange(0, bytes.count))
    }
}
