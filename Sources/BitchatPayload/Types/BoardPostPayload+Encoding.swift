import WireFormat

extension BoardPostPayload {
    /// The bytes of a post, fields in ascending order.
    package static func encodePost(
        postID: [UInt8], geohash: [UInt8], content: [UInt8], authorKey: [UInt8], nickname: [UInt8], created: UInt64,
        expires: UInt64, flags: UInt8, signature: [UInt8]
    ) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, [Kind.post.rawValue])
        writer.field(0x02, postID)
        writer.field(0x03, geohash)
        writer.field(0x04, content)
        writer.field(0x05, authorKey)
        writer.field(0x06, nickname)
        writer.field(0x07, bigEndian: created)
        writer.field(0x08, bigEndian: expires)
        writer.field(0x09, [flags])
        writer.field(0x0A, signature)
        return writer.bytes
    }

    /// The bytes of a tombstone in the order the iOS app writes: the time of deletion before the signature.
    package static func encodeTombstone(
        postID: [UInt8], authorKey: [UInt8], deleted: UInt64, signature: [UInt8]
    ) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, [Kind.tombstone.rawValue])
        writer.field(0x02, postID)
        writer.field(0x05, authorKey)
        writer.field(0x0B, bigEndian: deleted)
        writer.field(0x0A, signature)
        return writer.bytes
    }

    /// The payload as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        if kind == .tombstone {
            return Self.encodeTombstone(
                postID: bytes.array(postID), authorKey: bytes.array(authorKey), deleted: time,
                signature: bytes.array(signature))
        }
        return Self.encodePost(
            postID: bytes.array(postID), geohash: bytes.array(geohash), content: bytes.array(content),
            authorKey: bytes.array(authorKey), nickname: bytes.array(nickname), created: time, expires: expiry,
            flags: flags, signature: bytes.array(signature))
    }

    /// The bytes the author signs.
    ///
    /// Post: length and text of the context, post ID, geohash, content, key, nickname (texts with two-byte lengths),
    /// both times, flags. Tombstone: context, post ID, time of deletion.
    package func signedBytes(_ bytes: RawSpan) -> [UInt8] {
        var writer = ByteWriter(capacity: 128)
        let context = kind == .post ? "bitchat-board-v1" : "bitchat-board-del-v1"
        writer.byte(UInt8(clamping: context.utf8.count))
        writer.append(context.utf8)
        writer.append(postID, of: bytes)
        if kind == .post {
            for text in [geohash, content] { Self.append(text, of: bytes, to: &writer) }
            writer.append(authorKey, of: bytes)
            Self.append(nickname, of: bytes, to: &writer)
        }
        writer.bigEndian(time)
        if kind == .post {
            writer.bigEndian(expiry)
            writer.byte(flags)
        }
        return writer.bytes
    }

    private static func append(_ text: ByteRange, of bytes: RawSpan, to writer: inout ByteWriter) {
        writer.bigEndian(UInt16(clamping: text.count))
        writer.append(text, of: bytes)
    }
}
