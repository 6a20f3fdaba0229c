import BitchatFrame
import BitchatPayload
import WireFormat

/// The heads of the fields of every payload type that has some.
enum FieldTokens {
    /// Type and length of each field, as the samples have them.
    static var heads: [DictionaryEntry] { SamplePayloads.contents.flatMap { heads(in: $0) } }

    private static func heads(in contents: FrameContents) -> [DictionaryEntry] {
        guard let lengthField = TLVReader.LengthField(payload: contents.type) else { return [] }
        return contents.payload.withRawSpan { bytes in
            var reader = TLVReader(bytes.whole, lengthField)
            var entries: [DictionaryEntry] = []
            while let field = try? reader.next(bytes) {
                let head = ByteRange(field.range.offset, field.range.count - field.value.count)
                let name = "field_\(FrameTokens.name(contents.type))_\(Hexadecimal.encode([field.type]))_length\(field.value.count)"
                entries.append(DictionaryEntry(name, bytes.array(head)))
            }
            return entries
        }
    }
}
