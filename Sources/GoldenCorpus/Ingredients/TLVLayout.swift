import CorpusFiles

/// A payload that is a list of fields, from which the cases that every such list has are made.
struct TLVLayout {
    /// One field, well-formed.
    struct Field {
        /// The type.
        let type: UInt8
        /// The field in a word.
        let name: String
        /// A value.
        let value: [UInt8]
        /// Whether every other length is wrong.
        let isFixed: Bool

        /// Makes a field; see the properties.
        init(_ type: UInt8, _ name: String, _ value: [UInt8], isFixed: Bool = true) {
            self.type = type
            self.name = name
            self.value = value
            self.isFixed = isFixed
        }
    }

    /// A case: its name, what it shows, its bytes.
    typealias Case = (name: String, note: String, bytes: [UInt8])

    /// The fields, in their usual order.
    let fields: [Field]
    /// What stands in front of the list.
    var prefix: [UInt8] = []
    /// The bytes of a length: 1 or 2.
    var width = 2

    /// The list with its fields in another order, or others in their place.
    func list(_ fields: [Field]) -> [UInt8] { prefix + fields.flatMap { bytes(of: $0) } }

    /// The list as it should be, with the value of `type` replaced.
    func list(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        list(fields.map { $0.type == type ? Field(type, $0.name, value) : $0 })
    }

    private func bytes(of field: Field) -> [UInt8] {
        width == 1 ? TLV.short(field.type, field.value) : TLV.long(field.type, field.value)
    }

    /// Every case that a list of fields has.
    var cases: [Case] { shapes + missing + repeats + lengths + cuts }

    /// As it should be, in reverse, with unknown fields, with nothing at all.
    private var shapes: [Case] {
        let whole = list(fields)
        let unknown = bytes(of: Field(0x7F, "unknown", .text("new")))
        return [
            ("plain", "as it should be", whole), ("reversed", "the fields in reverse", list(fields.reversed())),
            ("unknown-first", "an unknown field in front", prefix + unknown + whole.dropFirst(prefix.count)),
            ("unknown-last", "an unknown field behind", whole + unknown), ("empty", "nothing at all", []),
            ("overrun", "an unknown field that promises one byte more than there is", whole + unknown.dropLast()),
        ]
    }

    private var missing: [Case] {
        fields.map { field in
            ("no-\(field.name)", "without \(field.name)", list(fields.filter { $0.type != field.type }))
        }
    }

    /// Each field twice: the same again, and another value of the same length behind or in front.
    private var repeats: [Case] {
        fields.flatMap { field -> [Case] in
            var other = field.value
            if !other.isEmpty { other[other.count - 1] ^= 1 }
            let changed = Field(field.type, field.name, other)
            return [
                ("\(field.name)-twice", "\(field.name) twice, the same", list(fields + [field])),
                ("\(field.name)-twice-other", "\(field.name) twice, the second different", list(fields + [changed])),
            ]
        }
    }

    /// Each field of fixed length one byte short, one byte long, and empty.
    private var lengths: [Case] {
        fields.filter(\.isFixed).flatMap { field -> [Case] in
            [
                ("\(field.name)-short", "\(field.name) one byte short", list(field.type, field.value.dropLast())),
                ("\(field.name)-long", "\(field.name) one byte long", list(field.type, field.value + [0])),
                ("\(field.name)-empty", "\(field.name) of no bytes", list(field.type, [])),
            ]
        }
    }

    /// Cut at the edges of each field: behind its type, within its length, at the ends of its value.
    private var cuts: [Case] {
        let whole = list(fields)
        var start = prefix.count
        var ends: [Int] = []
        for field in fields {
            let value = start + 1 + width, end = value + field.value.count
            ends += [start, start + 1, value - 1, value, value + 1, end - 1, end]
            start = end
        }
        return Set(ends).sorted().filter { $0 < whole.count && $0 > 0 }.map { size in
            ("cut-\(size)", "the first \(size) bytes", Array(whole.prefix(size)))
        }
    }
}
