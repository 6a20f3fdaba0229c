import WireFormat

/// A post on the board, or the tombstone that deletes one (docs/protocol.md 3.9).
///
/// Two-byte TLVs: 01 kind, 02 post ID (16), 03 geohash (0 to 12), 04 content (1 to 512), 05 author key (32), 06 nickname (0 to
/// 64), 07 created (8), 08 expires (8), 09 flags (1), 0A signature (64), 0B deleted (8). Most fields of another length refuse
/// the payload; times of another length, texts that are not UTF-8 and unknown kinds erase the earlier one instead. One or two
/// leftover bytes are ignored. Signatures are not checked here.
package struct BoardPostPayload: PayloadLayout {
    /// What the payload is.
    package enum Kind: UInt8, Sendable, Hashable {
        /// A post.
        case post = 1
        /// The deletion of a post.
        case tombstone = 2
    }

    /// What the payload is.
    package let kind: Kind
    /// The post's ID.
    package let postID: ByteRange
    /// The author's Ed25519 key.
    package let authorKey: ByteRange
    /// The author's signature over `signedBytes`.
    package let signature: ByteRange
    /// The place the post belongs to; empty for the local mesh, and in a tombstone, as are the next two.
    package let geohash: ByteRange
    /// The text.
    package let content: ByteRange
    /// The author's name.
    package let nickname: ByteRange
    /// When it was made, or deleted, in milliseconds since 1970.
    package let time: UInt64
    /// Where that time stands.
    package let timeBytes: ByteRange
    /// When a post ends, in milliseconds since 1970; 0 in a tombstone.
    package let expiry: UInt64
    /// Where that time stands.
    package let expiryBytes: ByteRange
    /// The flags of a post: bit 0 urgent.
    package let flags: UInt8
    /// Where the flags stand.
    package let flagsBytes: ByteRange
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    /// Whether bit 0 of the flags is set.
    package var isUrgent: Bool { flags & 1 != 0 }

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = BoardPostDraft()
        remarks = try draft.walk(bytes, range, allowsLeftover: true)
        self.range = range
        postID = try draft.postID.required(0x02, in: range)
        authorKey = try draft.authorKey.required(0x05, in: range)
        signature = try draft.signature.required(0x0A, in: range)
        guard let kind = draft.kind else { throw .missingField(0x01, in: range) }
        self.kind = kind
        let body = try kind == .post ? draft.post(bytes, range) : draft.tombstone(range)
        (geohash, content, nickname) = (body.geohash, body.content, body.nickname)
        (time, timeBytes) = (bytes.bigEndianNumber(body.time), body.time)
        (expiry, expiryBytes) = (bytes.bigEndianNumber(body.expiry), body.expiry)
        (flags, flagsBytes) = (UInt8(truncatingIfNeeded: bytes.bigEndianNumber(body.flags)), body.flags)
    }
}
