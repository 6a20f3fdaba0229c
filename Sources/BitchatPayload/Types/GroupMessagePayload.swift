import WireFormat

/// A message to a private group; only its group, key epoch and nonce are in the open (docs/protocol.md 3.11).
///
/// Two-byte TLVs: 01 group ID (16), 02 epoch (4), 03 nonce (12), 04 ciphertext and tag (1 or more). A field of another length
/// is ignored, an epoch of another length also erases the earlier one. Missing fields and leftover bytes refuse the message.
/// One with no more than a tag decodes, and is dropped when it is opened.
package struct GroupMessagePayload: PayloadLayout {
    /// The group.
    package let groupID: ByteRange
    /// Which of the group's keys seals it.
    package let epoch: UInt32
    /// Where the epoch stands.
    package let epochBytes: ByteRange
    /// The nonce.
    package let nonce: ByteRange
    /// The ciphertext and its tag.
    package let sealed: ByteRange
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range)
        self.range = range
        groupID = try draft.groupID.required(0x01, in: range)
        epochBytes = try draft.epoch.required(0x02, in: range)
        epoch = UInt32(truncatingIfNeeded: bytes.bigEndianNumber(epochBytes))
        nonce = try draft.nonce.required(0x03, in: range)
        sealed = try draft.sealed.required(0x04, in: range)
    }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x1E
        static let lengthField = TLVReader.LengthField.twoBytes

        var groupID: ByteRange?
        var epoch: ByteRange?
        var nonce: ByteRange?
        var sealed: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) {
            let value = field.value
            switch field.type {
            case 0x01 where value.count == 16: groupID = value
            case 0x02:
                epoch = value.count == 4 ? value : nil
                if epoch == nil { remarks.insert(.ignored) }
            case 0x03 where value.count == 12: nonce = value
            case 0x04 where value.count > 0: sealed = value
            case 0x01, 0x03, 0x04: remarks.insert(.ignored)
            default: break
            }
        }
    }

    /// The ciphertext without its tag; everything when there is no more than a tag.
    package var ciphertext: ByteRange { sealed.count > 16 ? ByteRange(sealed.offset, sealed.count &- 16) : sealed }

    /// The ChaCha20-Poly1305 tag; nil when there is no more than a tag.
    package var tag: ByteRange? { sealed.count > 16 ? ByteRange(sealed.end &- 16, 16) : nil }
}

extension GroupMessagePayload {
    /// The bytes of a message.
    package static func encode(groupID: [UInt8], epoch: UInt32, nonce: [UInt8], sealed: [UInt8]) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, groupID)
        writer.field(0x02, bigEndian: epoch)
        writer.field(0x03, nonce)
        writer.field(0x04, sealed)
        return writer.bytes
    }

    /// The message as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            groupID: bytes.array(groupID), epoch: epoch, nonce: bytes.array(nonce), sealed: bytes.array(sealed))
    }

    private enum Name {
        static let groupID = Field("bitchat.group_message.group_id", key: "groupID", "Group ID", gist: true)
        static let epoch = Field("bitchat.group_message.epoch", key: "epoch", "Key epoch", gist: true)
        static let nonce = Field("bitchat.group_message.nonce", key: "nonce", "Nonce")
        static let ciphertext = Field("bitchat.group_message.ciphertext", key: "ciphertext", "Ciphertext")
        static let tag = Field("bitchat.group_message.tag", key: "tag", "Tag")
    }

    package static let fields =
        [Name.groupID, Name.epoch, Name.nonce, Name.ciphertext, Name.tag] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.bytes(Name.groupID, bytes, groupID)
        visitor.number(Name.epoch, Int(epoch), epochBytes)
        visitor.bytes(Name.nonce, bytes, nonce)
        visitor.bytes(Name.ciphertext, bytes, ciphertext)
        if let tag { visitor.bytes(Name.tag, bytes, tag) }
        UnknownFields(Draft.self, remarks).visit(&visitor, bytes, range)
    }
}
