import WireFormat

/// Writes visited fields as the members of a JSON object.
struct NDJSONVisitor: FieldVisitor {
    private let out: OutputBuffer
    /// One bit for each open container, set for a list.
    private var lists: UInt64 = 0

    /// Makes a visitor that writes to `out`.
    init(_ out: OutputBuffer) { self.out = out }

    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) { out.member(label(field), number: value) }

    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) { out.member(label(field), quoting: value) }

    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) {
        out.member(label(field), value ? "true" : "false")
    }

    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        out.member(label(field), digitsOf: value)
    }

    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) {
        out.member(label(field), quoting: value)
    }

    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        out.member(label(field), textOf: bytes, range)
    }

    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        out.member(label(field), hexOf: bytes, range)
    }

    mutating func derivedText(_ field: Field, _ text: RawSpan) { self.text(field, text, text.whole) }

    mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) { self.bytes(field, bytes, bytes.whole) }

    mutating func beginObject(_ field: Field, _ range: ByteRange) {
        out.open(label(field), 123)
        lists <<= 1
    }

    mutating func endObject() {
        out.close(125)
        lists >>= 1
    }

    mutating func beginList(_ field: Field, _ range: ByteRange) {
        out.open(label(field), 91)
        lists = lists << 1 | 1
    }

    mutating func endList() {
        out.close(93)
        lists >>= 1
    }

    /// Opens the outermost object.
    mutating func begin() { out.byte(123) }

    /// Closes the outermost object and the line.
    mutating func end() { out.close(125, then: 10) }

    /// What stands before the value of `field`.
    @inline(__always)
    private func label(_ field: Field) -> JSONLabel { JSONLabel(key: field.key, hasKey: lists & 1 == 0) }
}
