import WireFormat

/// Visits the fields of a payload and checks that what they point at is there.
package struct RangeWatch: FieldVisitor, Sendable {
    /// The first thing that was wrong, if any.
    package private(set) var trouble: String?
    /// How many fields there were.
    package private(set) var count = 0
    private let limit: Int
    private var depth = 0

    /// Watches fields of a payload of `limit` bytes.
    package init(limit: Int) { self.limit = limit }

    /// What was wrong in the end, if anything.
    package var verdict: String? {
        if let trouble { return trouble }
        if depth != 0 { return "\(depth) lists or objects have no end" }
        return count > 64 + 32 * limit ? "\(count) fields from \(limit) bytes" : nil
    }

    private mutating func field(_ field: Field, _ range: ByteRange, _ size: Int) {
        count += 1
        if range.end > size, trouble == nil { trouble = "\(field.name) stands at \(range) of \(size) bytes" }
    }

    package mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) { self.field(field, range, limit) }
    package mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) { self.field(field, range, limit) }
    package mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) { self.field(field, range, limit) }
    package mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) { self.field(field, range, limit) }
    package mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) { self.field(field, range, limit) }
    package mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        self.field(field, range, bytes.byteCount)
    }
    package mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        self.field(field, range, bytes.byteCount)
    }
    package mutating func derivedText(_ field: Field, _ text: RawSpan) { count += 1 }
    package mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) { count += 1 }
    package mutating func beginObject(_ field: Field, _ range: ByteRange) { begin(field, range) }
    package mutating func beginList(_ field: Field, _ range: ByteRange) { begin(field, range) }
    package mutating func endObject() { end() }
    package mutating func endList() { end() }

    private mutating func begin(_ field: Field, _ range: ByteRange) {
        depth += 1
        self.field(field, range, limit)
    }

    private mutating func end() {
        depth -= 1
        if depth < 0, trouble == nil { trouble = "a list or object ends that did not begin" }
    }
}
