import BitchatFrame
import WireFormat

/// A sealed message carried for an absent peer (docs/protocol.md 3.3).
///
/// Two-byte TLVs: 01 recipient tag (16), 02 expiry (8), 03 ciphertext (1 to 16,384), 04 copies (1), 05 prekey ID (4).
/// A field of another length refuses the envelope, as do missing fields 01 to 03 and leftover bytes.
package struct CourierEnvelopePayload: PayloadLayout {
    /// The day's tag of the recipient.
    package let recipientTag: ByteRange
    /// When carriers drop it, in milliseconds since 1970.
    package let expiry: UInt64
    /// Where the expiry stands.
    package let expiryBytes: ByteRange
    /// One Noise X message.
    package let ciphertext: ByteRange
    /// How many copies may be made, as written, before the apps clamp it to 1...8; 1 when absent.
    package let copies: UInt8
    /// Where the number of copies stands, if written.
    package let copiesBytes: ByteRange?
    /// The one-time key it is sealed to; nil when sealed to the recipient's static key.
    package let prekeyID: UInt32?
    /// Where the prekey ID stands.
    package let prekeyBytes: ByteRange
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        remarks = try draft.walk(bytes, range)
        self.range = range
        recipientTag = try draft.recipientTag.required(0x01, in: range)
        expiryBytes = try draft.expiry.required(0x02, in: range)
        expiry = bytes.bigEndianNumber(expiryBytes)
        ciphertext = try draft.ciphertext.required(0x03, in: range)
        copies = draft.copies.map { UInt8(truncatingIfNeeded: bytes.bigEndianNumber($0)) } ?? 1
        copiesBytes = draft.copies
        prekeyID = draft.prekeyID.map { UInt32(truncatingIfNeeded: bytes.bigEndianNumber($0)) }
        prekeyBytes = draft.prekeyID ?? .empty
    }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x3E
        static let lengthField = TLVReader.LengthField.twoBytes

        var recipientTag: ByteRange?
        var expiry: ByteRange?
        var ciphertext: ByteRange?
        var copies: ByteRange?
        var prekeyID: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
            switch field.type {
            case 0x01: recipientTag = try field.value(ofLength: 16)
            case 0x02: expiry = try field.value(ofLength: 8)
            case 0x03: ciphertext = try field.value(ofLengths: 1...ProtocolLimits.courierCiphertext)
            case 0x04: copies = try field.value(ofLength: 1)
            case 0x05: prekeyID = try field.value(ofLength: 4)
            default: break
            }
        }
    }
}

extension CourierEnvelopePayload {
    /// The bytes of an envelope; one copy and a missing prekey are left out.
    package static func encode(
        recipientTag: [UInt8], expiry: UInt64, ciphertext: [UInt8], copies: UInt8 = 1, prekeyID: UInt32? = nil
    ) -> [UInt8] {
        var writer = TLVWriter(.twoBytes)
        writer.field(0x01, recipientTag)
        writer.field(0x02, bigEndian: expiry)
        writer.field(0x03, ciphertext)
        if copies > 1 { writer.field(0x04, [copies]) }
        if let prekeyID { writer.field(0x05, bigEndian: prekeyID) }
        return writer.bytes
    }

    /// The envelope as the iOS app writes it again, its copies clamped.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            recipientTag: bytes.array(recipientTag), expiry: expiry, ciphertext: bytes.array(ciphertext),
            copies: min(max(copies, 1), ProtocolLimits.courierCopies), prekeyID: prekeyID)
    }
}

extension CourierEnvelopePayload {
    private enum Name {
        static let tag = Field("bitchat.courier.recipient_tag", key: "recipientTag", "Recipient tag", gist: true)
        static let expiry = Field("bitchat.courier.expiry", key: "expiry", "Expiry", gist: true)
        static let ciphertext = Field("bitchat.courier.ciphertext", key: "ciphertext", "Ciphertext")
        static let copies = Field("bitchat.courier.copies", key: "copies", "Copies", gist: true)
        static let prekeyID = Field("bitchat.courier.prekey_id", key: "prekeyID", "Prekey ID")
    }

    package static let fields =
        [Name.tag, Name.expiry, Name.ciphertext, Name.copies, Name.prekeyID] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.bytes(Name.tag, bytes, recipientTag)
        visitor.decimal(Name.expiry, expiry, expiryBytes)
        visitor.bytes(Name.ciphertext, bytes, ciphertext)
        visitor.number(Name.copies, Int(copies), copiesBytes ?? .empty)
        if let prekeyID { visitor.number(Name.prekeyID, Int(prekeyID), prekeyBytes) }
        UnknownFields(Draft.self, remarks).visit(&visitor, bytes, range)
    }
}
