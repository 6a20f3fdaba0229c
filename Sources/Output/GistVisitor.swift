import WireFormat

/// Writes the few fields of a payload that one line has room for, as `key=value`.
struct GistVisitor: FieldVisitor {
    /// The most bytes of a text or byte string shown.
    private static let shown = 60
    /// The most elements of a list shown.
    private static let elements = 4

    private let out: OutputBuffer
    private var isList = false
    private var element = 0
    private var skippedDepth = 0

    /// Makes a visitor that writes to `out`.
    init(_ out: OutputBuffer) { self.out = out }

    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) { if label(field) { out.decimal(value) } }

    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) { if label(field) { out.decimal(value) } }

    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) {
        if label(field) { out.text(value ? "yes" : "no" as StaticString) }
    }

    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) { if label(field) { out.hex(value) } }

    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) { if label(field) { out.text(value) } }

    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        guard label(field) else { return }
        out.byte(34)
        out.text(bytes, cut(bytes, range), .terminal)
        if range.count > Self.shown { out.text("...") }
        out.byte(34)
    }

    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        guard label(field) else { return }
        out.hex(bytes, cut(range))
        if range.count > Self.shown { out.text("...") }
    }

    mutating func derivedText(_ field: Field, _ text: RawSpan) { self.text(field, text, text.whole) }

    mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) { self.bytes(field, bytes, bytes.whole) }

    mutating func beginObject(_ field: Field, _ range: ByteRange) { if !field.isGist || skippedDepth > 0 { skippedDepth += 1 } }

    mutating func endObject() { if skippedDepth > 0 { skippedDepth -= 1 } }

    mutating func beginList(_ field: Field, _ range: ByteRange) {
        guard field.isGist, skippedDepth == 0 else {
            skippedDepth += 1
            return
        }
        _ = label(field)
        isList = true
        element = 0
    }

    mutating func endList() {
        if skippedDepth > 0 {
            skippedDepth -= 1
        } else {
            isList = false
        }
    }

    private mutating func label(_ field: Field) -> Bool {
        guard skippedDepth == 0 else { return false }
        if isList {
            element += 1
            if element == Self.elements + 1 { out.text(",...") }
            guard element <= Self.elements else { return false }
            if element > 1 { out.byte(44) }
            return true
        }
        guard field.isGist else { return false }
        out.text("  ")
        out.text(field.key)
        out.byte(61)
        return true
    }

    private func cut(_ range: ByteRange) -> ByteRange { ByteRange(range.offset, min(range.count, Self.shown)) }

    /// The same for text, never in the middle of a character: a byte 10xxxxxx goes on with the one before.
    private func cut(_ bytes: RawSpan, _ range: ByteRange) -> ByteRange {
        var count = min(range.count, Self.shown)
        let shortest = count - 3
        while count < range.count, count > shortest, let next = bytes.byte(at: range.offset + count), next & 0xC0 == 0x80 {
            count -= 1
        }
        return ByteRange(range.offset, count)
    }
}
