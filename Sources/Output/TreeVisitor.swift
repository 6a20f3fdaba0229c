import WireFormat

/// Writes visited fields as an indented tree: range, label, value; lists of plain values on one line.
struct TreeVisitor: FieldVisitor {
    /// What the visitor is inside of.
    private enum Container {
        /// Members on lines of their own.
        case object
        /// Elements that follow the label on its line.
        case list(count: Int)
        /// A list whose elements turned out to be objects.
        case objects
    }

    /// The width of the column that holds the byte range.
    private static let rangeWidth = 12

    private let out: OutputBuffer
    private var containers: [Container] = []

    /// Makes a visitor that writes to `out`.
    init(_ out: OutputBuffer) { self.out = out }

    mutating func number(_ field: Field, _ value: Int, _ range: ByteRange) {
        begin(field, range)
        out.decimal(value)
        end()
    }

    mutating func decimal(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        begin(field, range)
        out.decimal(value)
        end()
    }

    mutating func flag(_ field: Field, _ value: Bool, _ range: ByteRange) {
        begin(field, range)
        out.text(value ? "yes" : "no" as StaticString)
        end()
    }

    mutating func identifier(_ field: Field, _ value: UInt64, _ range: ByteRange) {
        begin(field, range)
        out.hex(value)
        end()
    }

    mutating func symbol(_ field: Field, _ value: StaticString, _ range: ByteRange) {
        begin(field, range)
        out.text(value)
        end()
    }

    mutating func text(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        begin(field, range)
        out.text(bytes, range, .terminal)
        end()
    }

    mutating func bytes(_ field: Field, _ bytes: RawSpan, _ range: ByteRange) {
        begin(field, range)
        out.hex(bytes, range)
        end()
    }

    mutating func derivedText(_ field: Field, _ text: RawSpan) {
        begin(field, .empty)
        out.text(text, text.whole, .terminal)
        end()
    }

    mutating func derivedBytes(_ field: Field, _ bytes: RawSpan) {
        begin(field, .empty)
        out.hex(bytes, bytes.whole)
        end()
    }

    mutating func beginObject(_ field: Field, _ range: ByteRange) {
        if case .list(let count)? = containers.last {
            if count == 0 { out.byte(10) }
            containers[containers.count - 1] = .objects
        }
        label(field, range)
        out.byte(10)
        containers.append(.object)
    }

    mutating func endObject() { _ = containers.popLast() }

    mutating func beginList(_ field: Field, _ range: ByteRange) {
        label(field, range)
        containers.append(.list(count: 0))
    }

    mutating func endList() {
        guard case .list(let count)? = containers.popLast() else { return }
        out.text(count == 0 ? "-\n" : "\n" as StaticString)
    }

    /// Begins a value: on a line with its label, or as one more element of the list that is open.
    private mutating func begin(_ field: Field, _ range: ByteRange) {
        guard case .list(let count)? = containers.last else { return label(field, range) }
        if count > 0 { out.text(", ") }
        containers[containers.count - 1] = .list(count: count + 1)
    }

    /// Ends a value.
    private func end() {
        if case .list? = containers.last { return }
        out.byte(10)
    }

    private func label(_ field: Field, _ range: ByteRange) {
        var column = 0
        if !range.isEmpty {
            column = Self.digits(range.offset) + 3 + Self.digits(range.end)
            out.decimal(range.offset)
            out.text("..<")
            out.decimal(range.end)
        }
        for _ in 0..<max(1, Self.rangeWidth - column) + 2 * containers.count { out.byte(32) }
        out.text(field.label)
        out.text(": ")
    }

    private static func digits(_ value: Int) -> Int {
        var digits = 1, rest = value
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        return digits
    }
}
