import WireFormat

/// Shows what a TLV list holds beyond its layout: fields of unknown type, and leftover bytes.
package struct UnknownFields: Sendable {
    /// The types the layout names, as in `TLVTally`.
    package let known: UInt16
    /// The width of the list's length fields.
    package let lengthField: TLVReader.LengthField
    /// What the decoder passed over.
    package let remarks: TLVRemarks

    /// What is unknown to the layout that `draft` reads.
    init(_ draft: (some TLVDraft).Type, _ remarks: TLVRemarks) {
        known = draft.known
        lengthField = draft.lengthField
        self.remarks = remarks
    }

    private static let list = Field("bitchat.tlv.unknown", key: "unknownFields", "Unknown fields")
    private static let type = Field("bitchat.tlv.unknown.type", key: "type", "Type")
    private static let length = Field("bitchat.tlv.unknown.length", key: "length", "Length")
    private static let value = Field("bitchat.tlv.unknown.bytes", key: "bytes", "Value")
    private static let leftover = Field("bitchat.tlv.leftover", key: "leftover", "Leftover bytes")
    private static let repeated = Field("bitchat.tlv.repeated", key: "repeatedFields", "Repeated fields")

    /// Every field that `visit` may show, to be added to a payload's own.
    package static let fields = [list, type, length, value, leftover, repeated]

    /// Shows unknown fields and leftover bytes of the list at `range`.
    ///
    /// Walks the list again, and only when the decoder noticed something.
    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan, _ range: ByteRange) {
        let showsList = begin(&visitor, range)
        guard showsList || remarks.contains(.leftover) else { return }
        var reader = TLVReader(range, lengthField)
        while let field = try? reader.next(bytes) {
            if showsList { show(field, &visitor, bytes) }
        }
        if showsList { visitor.endList() }
        if remarks.contains(.leftover) { visitor.bytes(Self.leftover, bytes, reader.leftover) }
    }

    /// Notes repeats, and opens the list of unknown fields when there are some.
    func begin(_ visitor: inout some FieldVisitor, _ range: ByteRange) -> Bool {
        if remarks.contains(.repeated) { visitor.flag(Self.repeated, true, range) }
        guard remarks.contains(.unknown) else { return false }
        visitor.beginList(Self.list, range)
        return true
    }

    /// Shows `field` unless the layout names its type.
    func show(_ field: TLVField, _ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        guard !TLVTally.contains(known, field.type) else { return }
        visitor.beginObject(Self.list, field.range)
        visitor.number(Self.type, Int(field.type), ByteRange(field.range.offset, 1))
        visitor.number(Self.length, field.value.count, ByteRange(field.range.offset &+ 1, lengthField.rawValue))
        visitor.bytes(Self.value, bytes, field.value)
        visitor.endObject()
    }
}
