import WireFormat

/// Writes down what a payload shows: one line a value, with its key and where its bytes stand.
struct FieldLines: FieldVisitor {
    private(set) var lines: [String] = []
    private(set) var names: [String] = []
    private(set) var ranges: [ByteRange] = []
    private var depth = 0

    private mutating func line(_ field: Field, _ value: String, _ range: ByteRange) {
        let place = range == .empty ? "" : " \(range.offset)+\(range.count)"
        lines.append(String(repeating: "  ", count: depth) + "\(field.key)\(place): \(value)")
        names.append("\(field.name)")
        ranges.append(range)
    }

    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) { line(field, "\(value)", range) }
    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) { line(field, "'\(value)'", range) }
    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) { line(field, "\(value)", range) }
    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        line(field, Hexadecimal.digits(value), range)
    }
    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) { line(field, "\(value)", range) }
    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        line(field, "\"\(String(decoding: bytes.array(range), as: UTF8.self))\"", range)
    }
    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        line(field, "<\(Hexadecimal.encode(bytes.array(range)))>", range)
    }
    mutating func derivedText(_ field: Field, _ text: RawSpan) {
        line(field, "\"\(String(decoding: text.array, as: UTF8.self))\"", .empty)
    }
    mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) {
        line(field, "<\(Hexadecimal.encode(bytes.array))>", .empty)
    }
    mutating func beginObject(_ field: Field, _ range: ByteRange) {
        line(field, "{", range)
        depth += 1
    }
    mutating func endObject() { close("}") }
    mutating func beginList(_ field: Field, _ range: ByteRange) {
        line(field, "[", range)
        depth += 1
    }
    mutating func endList() { close("]") }

    private mutating func close(_ bracket: String) {
        depth -= 1
        lines.append(String(repeating: "  ", count: depth) + bracket)
    }
}
