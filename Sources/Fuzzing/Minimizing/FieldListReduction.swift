import BitchatPayload
import WireFormat

/// Leaves out whole fields of a type-length-value list, then bytes of their values with the length set right.
struct FieldListReduction: Reduction {
    /// The width of the list's length fields.
    let lengthField: TLVReader.LengthField

    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        let (fields, leftover) = split(part)
        var kept = trial.needed(fields) { place(joined($0) + leftover) }
        for index in kept.indices {
            let before = joined(kept[..<index]), after = joined(kept[(index + 1)...]) + leftover
            let type = kept[index].type
            kept[index].value = ByteReduction().reduce(kept[index].value, trial) {
                place(before + written(Field(type: type, value: $0)) + after)
            }
        }
        let list = joined(kept)
        return list + trial.needed(leftover) { place(list + $0) }
    }

    /// A field apart from its list.
    private struct Field {
        let type: UInt8
        var value: [UInt8]
    }

    /// The whole fields, and the bytes from the first one on that is none.
    private func split(_ part: [UInt8]) -> (fields: [Field], leftover: [UInt8]) {
        part.withRawSpan { bytes in
            var reader = TLVReader(bytes.whole, lengthField)
            var fields: [Field] = []
            var end = 0
            while let field = try? reader.next(bytes) {
                fields.append(Field(type: field.type, value: bytes.array(field.value)))
                end = field.range.end
            }
            return (fields, bytes.array(ByteRange(end, bytes.byteCount - end)))
        }
    }

    private func joined(_ fields: some Sequence<Field>) -> [UInt8] { fields.flatMap { written($0) } }

    private func written(_ field: Field) -> [UInt8] {
        var writer = TLVWriter(lengthField)
        writer.field(field.type, field.value)
        return writer.bytes
    }
}
