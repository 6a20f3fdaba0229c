/// A list of typed values read the plain way: type, length of one or two bytes, value.
struct SimpleTLV {
    /// One value.
    struct Field {
        /// Its type.
        let type: UInt8
        /// Its bytes.
        let value: [UInt8]
    }

    /// The values in order.
    let fields: [Field]
    /// How many bytes too few for another head are left.
    let leftover: Int

    /// Reads the whole of `bytes`, or nothing when a length runs past the end.
    init?(_ bytes: [UInt8], wide: Bool) {
        var rest = bytes[...]
        var fields: [Field] = []
        let head = wide ? 3 : 2
        while rest.count >= head {
            let length = Int(Naive.number(rest.dropFirst().prefix(head - 1)))
            guard let type = rest.first, rest.count >= head + length else { return nil }
            fields.append(Field(type: type, value: Array(rest.dropFirst(head).prefix(length))))
            rest = rest.dropFirst(head + length)
        }
        self.fields = fields
        leftover = rest.count
    }

    /// Makes a list of values.
    init(fields: [Field]) { (self.fields, leftover) = (fields, 0) }

    /// The last value of a type that fits, if any; `fits` says which do.
    func last(_ type: UInt8, _ fits: (Int) -> Bool = { _ in true }) -> [UInt8]? {
        fields.last { $0.type == type && fits($0.value.count) }?.value
    }

    /// The last value of a type as text: nothing when it is not UTF-8, and without a byte order mark.
    func lastText(_ type: UInt8) -> [UInt8]? { last(type).flatMap(Self.text) }

    /// Whether every value of a type has one of the lengths.
    func all(_ type: UInt8, _ lengths: ClosedRange<Int>) -> Bool {
        fields.allSatisfy { $0.type != type || lengths.contains($0.value.count) }
    }

    /// Bytes as text: nothing when they are not UTF-8, and without a byte order mark.
    static func text(_ bytes: [UInt8]) -> [UInt8]? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    /// One value written.
    static func written(_ type: UInt8, _ value: [UInt8], wide: Bool) -> [UInt8] {
        [type] + Naive.bytes(UInt64(value.count), wide ? 2 : 1) + value
    }

    /// Values written in order; those that are nil are left out.
    static func written(_ fields: [(UInt8, [UInt8]?)], wide: Bool) -> [UInt8] {
        fields.flatMap { field in field.1.map { written(field.0, $0, wide: wide) } ?? [] }
    }
}
