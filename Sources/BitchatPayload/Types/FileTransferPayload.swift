import WireFormat

/// A file in the open, or inside a Noise message (docs/protocol.md 3.8).
///
/// TLVs with two-byte lengths: 01 name, 02 size, 03 MIME type; 04 content has a four-byte length. Legacy forms are read
/// too: a size of 8 bytes, and content whose four-byte length would overrun, read again with two bytes. A name or MIME
/// type that is not UTF-8 erases an earlier one, a size of another length is ignored, repeated content is joined. Refused are
/// a size or content over 1,048,576 bytes, no content, and any overrun.
package struct FileTransferPayload: PayloadLayout {
    /// The file's name.
    package let name: ByteRange?
    /// The file's size as stated; the apps otherwise take the content's.
    package let size: UInt64?
    /// Where the size stands.
    package let sizeBytes: ByteRange
    /// The MIME type.
    package let mimeType: ByteRange?
    /// The first content field's value.
    package let content: ByteRange
    /// How many content fields there are.
    package let contentFields: Int
    /// The bytes of content in all.
    package let contentLength: Int
    /// Which forms of fields were met.
    package let dialect: FileDialect
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = FileTransferDraft()
        remarks = try draft.walkFile(bytes, range)
        self.range = range
        content = try (draft.contentLength > 0 ? draft.content : nil).required(0x04, in: range)
        name = draft.name
        size = draft.size.map { bytes.bigEndianNumber($0) }
        sizeBytes = draft.size ?? .empty
        mimeType = draft.mimeType
        contentFields = draft.contentFields
        contentLength = draft.contentLength
        dialect = draft.dialect
    }

    /// The whole content, joined.
    package func joinedContent(_ bytes: RawSpan) -> [UInt8] {
        var joined: [UInt8] = []
        var reader = FileFieldReader(range)
        while let field = try? reader.next(bytes) {
            if field.type == 0x04 { joined.append(contentsOf: bytes.array(field.value)) }
        }
        return joined
    }

    /// The bytes of a file in the current form.
    package static func encode(name: [UInt8]?, size: UInt32, mimeType: [UInt8]?, content: [UInt8]) -> [UInt8] {
        var fields = TLVWriter(.twoBytes)
        if let name { fields.field(0x01, name) }
        fields.field(0x02, bigEndian: size)
        if let mimeType { fields.field(0x03, mimeType) }
        var writer = ByteWriter(capacity: fields.bytes.count + content.count + 5)
        writer.append(fields.bytes)
        writer.byte(0x04)
        writer.bigEndian(UInt32(clamping: content.count))
        writer.append(content)
        return writer.bytes
    }

    /// The file as the iOS app writes it again: in the current form, with a size.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            name: name.map { bytes.array($0) }, size: UInt32(clamping: size ?? UInt64(contentLength)),
            mimeType: mimeType.map { bytes.array($0) }, content: joinedContent(bytes))
    }
}

extension FileTransferPayload {
    private enum Name {
        static let name = Field("bitchat.file.name", key: "name", "File name", gist: true)
        static let size = Field("bitchat.file.size", key: "size", "Stated size")
        static let mimeType = Field("bitchat.file.mime_type", key: "mimeType", "MIME type", gist: true)
        static let length = Field("bitchat.file.content_length", key: "contentLength", "Content length", gist: true)
        static let contents = Field("bitchat.file.contents", key: "contents", "Content fields")
        static let dialect = Field("bitchat.file.dialect", key: "fileDialect", "Form of the fields")
    }

    package static let fields =
        [Name.name, Name.size, Name.mimeType, Name.length, Name.contents, Name.dialect] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        if let name { visitor.text(Name.name, bytes, name) }
        if let size { visitor.number(Name.size, Int(clamping: size), sizeBytes) }
        if let mimeType { visitor.text(Name.mimeType, bytes, mimeType) }
        visitor.number(Name.length, contentLength, content)
        visitor.beginList(Name.contents, content)
        var reader = FileFieldReader(range)
        while let field = try? reader.next(bytes) {
            if field.type == 0x04 { visitor.bytes(Name.contents, bytes, field.value) }
        }
        visitor.endList()
        visitor.symbol(Name.dialect, dialect.name, range)
        visitUnknownFields(&visitor, bytes)
    }

    private func visitUnknownFields(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        let unknown = UnknownFields(FileTransferDraft.self, remarks)
        guard unknown.begin(&visitor, range) else { return }
        var reader = FileFieldReader(range)
        while let field = try? reader.next(bytes) { unknown.show(field, &visitor, bytes) }
        visitor.endList()
    }
}
