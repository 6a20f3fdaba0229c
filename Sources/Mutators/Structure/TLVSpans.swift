import WireFormat

/// Where the fields of a TLV list stand: a type byte, a big-endian length of the dialect's width, a value.
package struct TLVSpans: ElementWalk, Sendable {
    private var position: Int
    private let end: Int
    private let dialect: TLVDialect

    /// Begins a walk over `range`.
    package init(_ range: Range<Int>, _ dialect: TLVDialect) {
        (position, end) = (range.lowerBound, range.upperBound)
        self.dialect = dialect
    }

    package mutating func next(_ bytes: RawSpan) -> Element? {
        guard position < end, let kind = bytes.byte(at: position) else { return nil }
        let start = position
        let body = start + 1 + dialect.lengthWidth(kind)
        guard body <= end else { return nil }
        var length = 0
        for offset in start + 1..<body { length = length << 8 | Int(bytes.byte(at: offset) ?? 0) }
        position = min(body + length, end)
        return Element(kind: kind, whole: start..<position, lengthField: start + 1..<body, body: body..<position)
    }
}
