import Output
import WireFormat

/// Writes one JSON value after another, with the commas and keys between them.
struct PageJSON {
    private let out: OutputBuffer
    private var needsComma = false

    /// Makes a writer that writes to `out`.
    init(_ out: OutputBuffer) { self.out = out }

    /// Writes an object; `body` writes its members.
    mutating func object(_ key: StaticString? = nil, _ body: (inout PageJSON) -> Void) { container(key, 123, 125, body) }

    /// Writes a list; `body` writes its elements.
    mutating func list(_ key: StaticString? = nil, _ body: (inout PageJSON) -> Void) { container(key, 91, 93, body) }

    /// Writes a number.
    mutating func number(_ key: StaticString? = nil, _ value: Int) {
        label(key)
        out.decimal(value)
    }

    /// Writes a truth value, or null.
    mutating func flag(_ key: StaticString? = nil, _ value: Bool?) {
        label(key)
        out.text(value.map { $0 ? "true" : "false" } ?? "null" as StaticString)
    }

    /// Writes a text.
    mutating func text(_ key: StaticString? = nil, _ value: String) {
        label(key)
        out.byte(34)
        out.text(value, .json)
        out.byte(34)
    }

    /// Writes a value that is JSON already.
    mutating func json(_ key: StaticString? = nil, _ bytes: [UInt8]) {
        label(key)
        bytes.withRawSpan { out.raw($0, $0.whole) }
    }

    /// Writes a list of numbers, one for each of `rows`.
    mutating func column<Row>(_ key: StaticString, _ rows: [Row], _ value: (Row) -> Int) {
        list(key) { json in for row in rows { json.number(nil, value(row)) } }
    }

    /// Writes a list of numbers of which each stands as its distance from the one before.
    mutating func steps<Row>(_ key: StaticString, _ rows: [Row], _ value: (Row) -> Int) {
        var last = 0
        column(key, rows) { row in
            let next = value(row)
            defer { last = next }
            return next &- last
        }
    }

    /// Writes a list of texts.
    mutating func texts(_ key: StaticString, _ values: some Sequence<String>) {
        list(key) { json in for value in values { json.text(nil, value) } }
    }

    private mutating func container(
        _ key: StaticString?, _ opening: UInt8, _ closing: UInt8, _ body: (inout PageJSON) -> Void
    ) {
        label(key)
        out.byte(opening)
        needsComma = false
        body(&self)
        out.byte(closing)
        needsComma = true
    }

    private mutating func label(_ key: StaticString?) {
        if needsComma { out.byte(44) }
        needsComma = true
        guard let key else { return }
        out.byte(34)
        out.text(key)
        out.text("\":")
    }
}
