import WireFormat

/// Writes visited fields as the members of a JSON object.
struct NDJSONVisitor: FieldVisitor {
    private let out: OutputBuffer
    private var needsComma = false
    /// One bit for each open container, set for a list.
    private var lists: UInt64 = 0

    /// Makes a visitor that writes to `out`.
    init(_ out: OutputBuffer) { self.out = out }

    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) {
        key(field)
        out.decimal(value)
    }

    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        key(field)
        out.byte(34)
        out.decimal(value)
        out.byte(34)
    }

    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) {
        key(field)
        out.text(value ? "true" : "false" as StaticString)
    }

    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        key(field)
        out.byte(34)
        out.hex(value)
        out.byte(34)
    }

    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) {
        key(field)
        out.quoted(value)
    }

    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        key(field)
        out.byte(34)
        out.text(bytes, range, .json)
        out.byte(34)
    }

    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        key(field)
        out.byte(34)
        out.hex(bytes, range)
        out.byte(34)
    }

    mutating func derivedText(_ field: Field, _ text: RawSpan) { self.text(field, text, text.whole) }

    mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) { self.bytes(field, bytes, bytes.whole) }

    mutating func beginObject(_ field: Field, _ range: ByteRange) {
        key(field)
        open(123, isList: false)
    }

    mutating func endObject() { close(125) }

    mutating func beginList(_ field: Field, _ range: ByteRange) {
        key(field)
        open(91, isList: true)
    }

    mutating func endList() { close(93) }

    /// Opens the outermost object.
    mutating func begin() {
        needsComma = false
        open(123, isList: false)
    }

    /// Closes the outermost object and the line.
    mutating func end() {
        close(125)
        out.byte(10)
    }

    private mutating func open(_ bracket: UInt8, isList: Bool) {
        out.byte(bracket)
        lists = lists << 1 | (isList ? 1 : 0)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        out.byte(bracket)
        lists >>= 1
        needsComma = true
    }

    private mutating func key(_ field: Field) {
        if lists & 1 == 0 {
            out.jsonKey(field.key, afterComma: needsComma)
        } else if needsComma {
            out.byte(44)
        }
        needsComma = true
    }
}
