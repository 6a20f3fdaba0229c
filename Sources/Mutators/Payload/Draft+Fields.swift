extension Draft {
    /// A walk over the fields of the window, nil when its type's payload is no list.
    var fields: TLVSpans? { TLVDialect(type).map { TLVSpans(window, $0) } }

    /// A walk over the fields of the partner's window.
    var partnerFields: TLVSpans? { TLVDialect(type).map { TLVSpans(partnerWindow, $0) } }

    /// One of the fields of the window.
    mutating func anyField() -> Element? { fields.flatMap { anyElement($0) } }

    /// The first field of a kind.
    func field(_ kind: UInt8) -> Element? { fields.flatMap { fields in bytes.withRawSpan { fields.first(kind: kind, $0) } } }

    /// Gives a field another value, its length fitting.
    mutating func setValue(_ value: [UInt8], of field: Element) {
        guard value.count - field.body.count <= room else { return }
        replace(field.body, value)
        setClamped(field.lengthField, value.count)
    }

    /// Gives the first field of a kind another value, or appends the field.
    mutating func setField(_ kind: UInt8, _ value: [UInt8]) {
        if let field = field(kind) { return setValue(value, of: field) }
        guard let dialect = TLVDialect(type) else { return }
        insert(Self.field(kind, value, dialect), at: window.upperBound)
    }

    /// The bytes of a field.
    static func field(_ kind: UInt8, _ value: [UInt8], _ dialect: TLVDialect) -> [UInt8] {
        let width = dialect.lengthWidth(kind)
        let length = width < 4 ? min(value.count, 1 << (8 * width) - 1) : value.count
        return [kind] + (0..<width).map { UInt8(truncatingIfNeeded: length >> (8 * (width - 1 - $0))) } + value.prefix(length)
    }
}
