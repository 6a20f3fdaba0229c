import BitchatFrame
import Mutators
import WireFormat

/// The heads of the fields of every payload type that has some.
enum FieldTokens {
    /// Type and length of each field, as the samples have them.
    static var heads: [DictionaryEntry] { SamplePayloads.contents.flatMap { heads(in: $0) } }

    private static func heads(in contents: FrameContents) -> [DictionaryEntry] {
        guard let dialect = TLVDialect(contents.type) else { return [] }
        let payload = contents.payload
        return payload.withRawSpan { TLVSpans(0..<payload.count, dialect).elements($0) }.map { field in
            let type = FrameTokens.name(contents.type) + "_" + Hexadecimal.encode([field.kind])
            return DictionaryEntry(
                "field_\(type)_length\(field.body.count)", payload[field.whole.lowerBound..<field.body.lowerBound])
        }
    }
}
