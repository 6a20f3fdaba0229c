import BitchatPayload
import WireFormat

/// Finds in a TLV list what its decoder passed over.
enum TLVSearch {
    /// The first field of the list at `range` that `matches`; nil when none before the end or the first overrun does.
    static func first(
        in payload: RawSpan, _ range: ByteRange, _ lengthField: TLVReader.LengthField, where matches: (TLVField) -> Bool
    ) -> TLVField? {
        var reader = TLVReader(range, lengthField)
        while let field = try? reader.next(payload) {
            if matches(field) { return field }
        }
        return nil
    }
}
