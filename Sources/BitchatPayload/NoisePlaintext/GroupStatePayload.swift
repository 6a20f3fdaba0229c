import WireFormat

/// The state of a private group: an invitation, or a change of its key (docs/protocol.md 3.5).
///
/// Two-byte TLVs, all mandatory: 01 group ID (16), 02 name, 03 key (32), 04 epoch (4), 05 roster, 06 creator's fingerprint
/// (32), 07 signature (64). A field of another length is ignored, but an epoch of another length, a name that is not UTF-8 and a
/// malformed roster erase the earlier one. The roster needs a member; nothing may be left over.
package struct GroupStatePayload: PayloadLayout {
    /// The group.
    package let groupID: ByteRange
    /// The group's name.
    package let name: ByteRange
    /// The symmetric key of this epoch.
    package let key: ByteRange
    /// How often the key has changed.
    package let epoch: UInt32
    /// Where the epoch stands.
    package let epochBytes: ByteRange
    /// The members, as `GroupRosterReader` reads them.
    package let roster: ByteRange
    /// The SHA-256 digest of the creator's Noise key.
    package let creator: ByteRange
    /// The creator's signature.
    package let signature: ByteRange
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range)
        self.range = range
        groupID = try draft.groupID.required(0x01, in: range)
        name = try draft.name.required(0x02, in: range)
        key = try draft.key.required(0x03, in: range)
        epochBytes = try draft.epoch.required(0x04, in: range)
        epoch = UInt32(truncatingIfNeeded: bytes.bigEndianNumber(epochBytes))
        roster = try draft.roster.required(0x05, in: range)
        creator = try draft.creator.required(0x06, in: range)
        signature = try draft.signature.required(0x07, in: range)
    }

    /// What is shown beyond the layout's own fields.
    var unknownFields: UnknownFields { UnknownFields(Draft.self, remarks) }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0xFE
        static let lengthField = TLVReader.LengthField.twoBytes

        var groupID: ByteRange?
        var name: ByteRange?
        var key: ByteRange?
        var epoch: ByteRange?
        var roster: ByteRange?
        var creator: ByteRange?
        var signature: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) {
            let value = field.value
            switch (field.type, value.count) {
            case (0x01, 16): groupID = value
            case (0x02, _): name = TextField.range(bytes, value)
            case (0x03, 32): key = value
            case (0x04, let length): epoch = length == 4 ? value : nil
            case (0x05, _): roster = (try? GroupRosterReader.count(bytes, value)).flatMap { $0 > 0 ? value : nil }
            case (0x06, 32): creator = value
            case (0x07, 64): signature = value
            case (0x01...0x07, _): remarks.insert(.ignored)
            default: break
            }
        }
    }
}
