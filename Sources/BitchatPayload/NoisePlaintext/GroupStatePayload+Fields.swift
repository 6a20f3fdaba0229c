import WireFormat

extension GroupStatePayload {
    /// The bytes of a state; `roster` is encoded already.
    package static func encode(
        groupID: [UInt8], name: [UInt8], key: [UInt8], epoch: UInt32, roster: [UInt8], creator: [UInt8],
        signature: [UInt8]
    ) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, groupID)
        writer.field(0x02, name)
        writer.field(0x03, key)
        writer.field(0x04, bigEndian: epoch)
        writer.field(0x05, roster)
        writer.field(0x06, creator)
        writer.field(0x07, signature)
        return writer.bytes
    }

    /// The state as it came, without unknown fields.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            groupID: bytes.array(groupID), name: bytes.array(name), key: bytes.array(key), epoch: epoch,
            roster: bytes.array(roster), creator: bytes.array(creator), signature: bytes.array(signature))
    }

    private enum Name {
        static let groupID = Field("bitchat.group_state.group_id", key: "groupID", "Group ID", gist: true)
        static let name = Field("bitchat.group_state.name", key: "name", "Name", gist: true)
        static let key = Field("bitchat.group_state.key", key: "key", "Group key")
        static let epoch = Field("bitchat.group_state.epoch", key: "epoch", "Key epoch", gist: true)
        static let roster = Field("bitchat.group_state.roster", key: "roster", "Roster")
        static let fingerprint = Field("bitchat.group_state.member.fingerprint", key: "fingerprint", "Fingerprint")
        static let signingKey = Field("bitchat.group_state.member.signing_key", key: "signingKey", "Signing key")
        static let nickname = Field("bitchat.group_state.member.nickname", key: "nickname", "Nickname")
        static let creator = Field("bitchat.group_state.creator", key: "creatorFingerprint", "Creator's fingerprint")
        static let signature = Field("bitchat.group_state.signature", key: "signature", "Creator's signature")
    }

    package static let fields =
        [
            Name.groupID, Name.name, Name.key, Name.epoch, Name.roster, Name.fingerprint, Name.signingKey, Name.nickname,
            Name.creator, Name.signature,
        ] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.bytes(Name.groupID, bytes, groupID)
        visitor.text(Name.name, bytes, name)
        visitor.bytes(Name.key, bytes, key)
        visitor.number(Name.epoch, Int(epoch), epochBytes)
        visitRoster(&visitor, bytes)
        visitor.bytes(Name.creator, bytes, creator)
        visitor.bytes(Name.signature, bytes, signature)
        unknownFields.visit(&visitor, bytes, range)
    }

    private func visitRoster(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.beginList(Name.roster, roster)
        if var reader = try? GroupRosterReader(bytes, roster) {
            while let member = try? reader.next(bytes) {
                visitor.beginObject(Name.roster, member.range)
                visitor.bytes(Name.fingerprint, bytes, member.fingerprint)
                visitor.bytes(Name.signingKey, bytes, member.signingKey)
                visitor.text(Name.nickname, bytes, member.nickname)
                visitor.endObject()
            }
        }
        visitor.endList()
    }
}
