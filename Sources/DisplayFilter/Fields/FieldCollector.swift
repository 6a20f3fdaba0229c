import WireFormat

/// Keeps the values of the fields that are wanted, of all that a packet shows.
package struct FieldCollector: FieldVisitor {
    private let fields: [FilterField]
    /// The values of each wanted field in the order in which they were shown, at the field's index.
    package private(set) var values: [[FilterValue]]

    /// Makes a collector for `fields`.
    package init(_ fields: [FilterField]) {
        self.fields = fields
        values = [[FilterValue]](repeating: [], count: fields.count)
    }

    package mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) { keep(field, .number(Int128(value))) }

    package mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) { keep(field, .number(Int128(value))) }

    package mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) { keep(field, .flag(value)) }

    package mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        keep(field, .bytes(stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt64($0)) }))
    }

    package mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) {
        keep(field, .text(Array("\(value)".utf8)))
    }

    package mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) { keepText(field, bytes, range) }

    package mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        for index in fields.indices where fields[index].isShown(as: field) { values[index].append(.bytes(bytes.array(range))) }
    }

    package mutating func derivedText(_ field: Field, _ text: RawSpan) { keepText(field, text, text.whole) }

    package mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) { self.bytes(field, bytes, bytes.whole) }

    package mutating func beginObject(_ field: Field, _ range: ByteRange) { keepPresence(field) }

    package mutating func endObject() {}

    package mutating func beginList(_ field: Field, _ range: ByteRange) { keepPresence(field) }

    package mutating func endList() {}

    /// Keeps a moment, in nanoseconds since 1970.
    mutating func time(_ field: Field, nanoseconds: Int128) { keep(field, .time(nanoseconds)) }

    @inline(__always)
    private mutating func keep(_ field: Field, _ value: @autoclosure () -> FilterValue) {
        for index in fields.indices where fields[index].isShown(as: field) { values[index].append(value()) }
    }

    private mutating func keepText(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        for index in fields.indices where fields[index].isShown(as: field) {
            let text = bytes.array(range)
            if fields[index].type == .time {
                if let moment = TimeText.nanoseconds(text) { values[index].append(.time(moment)) }
            } else {
                values[index].append(.text(text))
            }
        }
    }

    private mutating func keepPresence(_ field: Field) {
        for index in fields.indices where fields[index].type == .group && fields[index].isShown(as: field) {
            values[index].append(.present)
        }
    }
}
