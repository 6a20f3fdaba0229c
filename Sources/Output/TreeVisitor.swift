import WireFormat

/// Writes visited fields as an indented tree: range, label, value.
struct TreeVisitor: FieldVisitor {
    /// The width of the column that holds the byte range.
    private static let rangeWidth = 12

    private let out: OutputBuffer
    private var depth = 0

    /// Makes a visitor that writes to `out`.
    init(_ out: OutputBuffer) { self.out = out }

    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) {
        label(field, range)
        out.decimal(value)
        out.byte(10)
    }

    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        label(field, range)
        out.decimal(value)
        out.byte(10)
    }

    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) {
        label(field, range)
        out.text(value ? "yes" : "no" as StaticString)
        out.byte(10)
    }

    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        label(field, range)
        out.hex(value)
        out.byte(10)
    }

    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) {
        label(field, range)
        out.text(value)
        out.byte(10)
    }

    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        label(field, range)
        out.text(bytes, range, .terminal)
        out.byte(10)
    }

    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        label(field, range)
        out.hex(bytes, range)
        out.byte(10)
    }

    mutating func beginObject(_ field: Field, _ range: ByteRange) {
        label(field, range)
        out.byte(10)
        depth += 1
    }

    mutating func endObject() { depth -= 1 }

    mutating func beginList(_ field: Field, _ range: ByteRange) { beginObject(field, range) }

    mutating func endList() { depth -= 1 }

    private func label(_ field: Field, _ range: ByteRange) {
        var column = 0
        if !range.isEmpty {
            column = Self.digits(range.offset) + 2 + Self.digits(range.end)
            out.decimal(range.offset)
            out.text("..<")
            out.decimal(range.end)
            column += 1
        }
        spaces(max(1, Self.rangeWidth - column) + 2 * depth)
        out.text(field.label)
        out.text(": ")
    }

    private func spaces(_ count: Int) { for _ in 0..<count { out.byte(32) } }

    private static func digits(_ value: Int) -> Int {
        var digits = 1, rest = value
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        return digits
    }
}
