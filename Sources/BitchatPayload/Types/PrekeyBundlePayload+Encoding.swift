import WireFormat

extension PrekeyBundlePayload {
    /// The bytes of a bundle.
    package static func encode(
        ownerKey: [UInt8], entries: [(id: UInt32, key: [UInt8])], generatedAt: UInt64, signature: [UInt8]
    ) -> [UInt8] {
        var list = ByteWriter(capacity: entries.count * entryLength)
        for entry in entries {
            list.bigEndian(entry.id)
            list.append(entry.key)
        }
        return encode(ownerKey: ownerKey, entries: list.bytes, generatedAt: generatedAt, signature: signature)
    }

    private static func encode(
        ownerKey: [UInt8], entries: [UInt8], generatedAt: UInt64, signature: [UInt8]
    ) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, ownerKey)
        writer.field(0x02, entries)
        writer.field(0x03, bigEndian: generatedAt)
        writer.field(0x04, signature)
        return writer.bytes
    }

    /// The bundle as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            ownerKey: bytes.array(ownerKey), entries: bytes.array(entries), generatedAt: generatedAt,
            signature: bytes.array(signature))
    }

    /// The bytes the owner signs: length and text of the context, owner's key, count, entries, time of making.
    package func signedBytes(_ bytes: RawSpan) -> [UInt8] {
        var writer = ByteWriter(capacity: 128)
        let context = "bitchat-prekey-bundle-v1"
        writer.byte(UInt8(clamping: context.utf8.count))
        writer.append(context.utf8)
        writer.append(ownerKey, of: bytes)
        writer.byte(UInt8(clamping: count))
        writer.append(entries, of: bytes)
        writer.bigEndian(generatedAt)
        return writer.bytes
    }
}
