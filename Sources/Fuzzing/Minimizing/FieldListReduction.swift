import Mutators
import WireFormat

/// Leaves out whole fields of a type-length-value list, then bytes of their values with the length set right.
struct FieldListReduction: Reduction {
    /// How the list writes its lengths.
    let dialect: TLVDialect

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

    /// The whole fields, and the bytes from the first one on that is cut.
    private func split(_ part: [UInt8]) -> (fields: [Field], leftover: [UInt8]) {
        let elements = part.withRawSpan { TLVSpans(0..<part.count, dialect).elements($0) }
        let whole = elements.prefix { number(part[$0.lengthField]) == $0.body.count }
        let fields = whole.map { Field(type: $0.kind, value: Array(part[$0.body])) }
        return (fields, Array(part[(whole.last?.whole.upperBound ?? 0)...]))
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private func joined(_ fields: some Sequence<Field>) -> [UInt8] { fields.flatMap { written($0) } }

    private func written(_ field: Field) -> [UInt8] {
        let width = dialect.lengthWidth(field.type)
        let length = stride(from: 8 * (width - 1), through: 0, by: -8).map { UInt8(truncatingIfNeeded: field.value.count >> $0) }
        return [field.type] + length + field.value
    }
}
