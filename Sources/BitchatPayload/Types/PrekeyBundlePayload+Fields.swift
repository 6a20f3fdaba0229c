import WireFormat

extension PrekeyBundlePayload {
    private enum Name {
        static let ownerKey = Field("bitchat.prekeys.owner_key", key: "ownerKey", "Owner's Noise key")
        static let entries = Field("bitchat.prekeys.entries", key: "prekeys", "Prekeys", gist: true)
        static let id = Field("bitchat.prekeys.id", key: "id", "Prekey ID")
        static let key = Field("bitchat.prekeys.key", key: "key", "Prekey")
        static let generated = Field("bitchat.prekeys.generated_at", key: "generatedAt", "Made", gist: true)
        static let signature = Field("bitchat.prekeys.signature", key: "signature", "Owner's signature")
    }

    package static let fields =
        [Name.ownerKey, Name.entries, Name.id, Name.key, Name.generated, Name.signature] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.bytes(Name.ownerKey, bytes, ownerKey)
        visitor.beginList(Name.entries, entries)
        for index in 0..<count {
            let entry = entry(index, bytes)
            visitor.beginObject(Name.entries, ByteRange(entry.key.offset &- 4, Self.entryLength))
            visitor.number(Name.id, Int(entry.id), ByteRange(entry.key.offset &- 4, 4))
            visitor.bytes(Name.key, bytes, entry.key)
            visitor.endObject()
        }
        visitor.endList()
        visitor.decimal(Name.generated, generatedAt, generatedBytes)
        visitor.bytes(Name.signature, bytes, signature)
        unknownFields.visit(&visitor, bytes, range)
    }
}
