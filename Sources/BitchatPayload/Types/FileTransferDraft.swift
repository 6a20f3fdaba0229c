import BitchatFrame
import WireFormat

/// The fields of a file while its list is walked (docs/protocol.md 3.8).
struct FileTransferDraft: TLVDraft {
    static let known: UInt16 = 0x1E
    static let lengthField = TLVReader.LengthField.twoBytes

    /// The name, erased by a later one that is not UTF-8.
    var name: ByteRange?
    /// The last size of 4 or 8 bytes.
    var size: ByteRange?
    /// The MIME type, erased by a later one that is not UTF-8.
    var mimeType: ByteRange?
    /// The first content.
    var content: ByteRange?
    /// How many content fields were met.
    var contentFields = 0
    /// The bytes of content so far; never above the cap.
    var contentLength = 0
    /// The legacy forms met.
    var dialect: FileDialect = []

    /// Takes every field of the file at `range` and returns what was passed over.
    mutating func walkFile(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> TLVRemarks {
        var tally = TLVTally(known: Self.known)
        var reader = FileFieldReader(range)
        while let field = try reader.next(bytes) {
            tally.count(field.type)
            try take(field, bytes, &tally.remarks)
        }
        dialect.formUnion(reader.dialect)
        return tally.remarks
    }

    /// Takes a field; throws `lengthLimit` when the stated size or the joined content is over the cap.
    mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
        switch field.type {
        case 0x01: name = text(field.value, bytes, &remarks)
        case 0x02 where field.value.count == 4 || field.value.count == 8: try takeSize(field, bytes)
        case 0x02: remarks.insert(.ignored)
        case 0x03: mimeType = text(field.value, bytes, &remarks)
        case 0x04: try takeContent(field)
        default: break
        }
    }

    private mutating func text(_ value: ByteRange, _ bytes: RawSpan, _ remarks: inout TLVRemarks) -> ByteRange? {
        let text = TextField.range(bytes, value)
        if text == nil { remarks.insert(.badText) }
        return text
    }

    private mutating func takeSize(_ field: TLVField, _ bytes: RawSpan) throws(DecodeError) {
        let size = bytes.bigEndianNumber(field.value)
        guard size <= UInt64(ProtocolLimits.fileContent) else { throw tooLong(field, Int(clamping: size)) }
        self.size = field.value
        if field.value.count == 8 { dialect.insert(.longSize) } else { dialect.remove(.longSize) }
    }

    private mutating func takeContent(_ field: TLVField) throws(DecodeError) {
        let length = contentLength &+ field.value.count
        guard length <= ProtocolLimits.fileContent else { throw tooLong(field, length) }
        content = content ?? field.value
        contentFields &+= 1
        contentLength = length
    }

    private func tooLong(_ field: TLVField, _ length: Int) -> DecodeError {
        DecodeError(
            .lengthLimit, layer: .payload, claim: .tlvLength, offset: field.value.offset,
            needed: ProtocolLimits.fileContent, available: length)
    }
}
