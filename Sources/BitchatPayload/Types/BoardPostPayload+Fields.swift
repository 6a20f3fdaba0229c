import WireFormat

extension BoardPostPayload {
    private enum Name {
        static let kind = Field("bitchat.board.kind", key: "boardKind", "Kind", gist: true)
        static let postID = Field("bitchat.board.post_id", key: "postID", "Post ID", gist: true)
        static let geohash = Field("bitchat.board.geohash", key: "geohash", "Geohash")
        static let content = Field("bitchat.board.content", key: "content", "Content", gist: true)
        static let authorKey = Field("bitchat.board.author_key", key: "authorKey", "Author's key")
        static let nickname = Field("bitchat.board.author_nickname", key: "authorNickname", "Author's nickname")
        static let created = Field("bitchat.board.created_at", key: "createdAt", "Created")
        static let expires = Field("bitchat.board.expires_at", key: "expiresAt", "Expires")
        static let deleted = Field("bitchat.board.deleted_at", key: "deletedAt", "Deleted")
        static let flags = Field("bitchat.board.flags", key: "flags", "Flags")
        static let urgent = Field("bitchat.board.urgent", key: "urgent", "Urgent")
        static let signature = Field("bitchat.board.signature", key: "signature", "Author's signature")
    }

    package static let fields =
        [
            Name.kind, Name.postID, Name.geohash, Name.content, Name.authorKey, Name.nickname, Name.created, Name.expires,
            Name.deleted, Name.flags, Name.urgent, Name.signature,
        ] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.symbol(Name.kind, kind == .post ? "post" : "tombstone", range)
        visitor.bytes(Name.postID, bytes, postID)
        if kind == .post { visitText(&visitor, bytes) }
        visitor.bytes(Name.authorKey, bytes, authorKey)
        if kind == .post {
            visitLife(&visitor, bytes)
        } else {
            visitor.decimal(Name.deleted, time, timeBytes)
        }
        visitor.bytes(Name.signature, bytes, signature)
        UnknownFields(BoardPostDraft.self, remarks).visit(&visitor, bytes, range)
    }

    private func visitText(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Name.geohash, bytes, geohash)
        visitor.text(Name.content, bytes, content)
    }

    private func visitLife(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Name.nickname, bytes, nickname)
        visitor.decimal(Name.created, time, timeBytes)
        visitor.decimal(Name.expires, expiry, expiryBytes)
        visitor.number(Name.flags, Int(flags), flagsBytes)
        visitor.flag(Name.urgent, isUrgent, flagsBytes)
    }
}
