/// A function of an expression.
enum FilterFunction: String, Sendable, CaseIterable {
    /// The number of bytes of each value.
    case len
    /// The number of values.
    case count
    /// Each text with ASCII letters made capital.
    case upper
    /// Each text with ASCII letters made small.
    case lower
    /// Each number as its decimal digits.
    case string

    /// What it makes of values of `type`; nil where it takes none.
    func result(of type: FieldType) -> FieldType? {
        switch self {
        case .len: type.isBytes || type == .text ? .number : nil
        case .count: .number
        case .upper, .lower: type == .text ? .text : nil
        case .string: type == .number ? .text : nil
        }
    }

    /// What it makes of `values`; nothing of nothing, as in tshark.
    func apply(_ values: [FilterValue]) -> [FilterValue] {
        switch self {
        case .len: values.compactMap { $0.content.map { .number(Int128($0.count)) } }
        case .count: values.isEmpty ? [] : [.number(Int128(values.count))]
        case .upper: values.map { Self.map($0) { 97...122 ~= $0 ? $0 - 32 : $0 } }
        case .lower: values.map { Self.map($0) { 65...90 ~= $0 ? $0 + 32 : $0 } }
        case .string: values.map { if case .number(let number) = $0 { .text(Array("\(number)".utf8)) } else { $0 } }
        }
    }

    private static func map(_ value: FilterValue, _ change: (UInt8) -> UInt8) -> FilterValue {
        if case .text(let text) = value { .text(text.map(change)) } else { value }
    }
}
