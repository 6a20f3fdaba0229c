import WireFormat

/// Sets M to an extreme, to a few times 2^P, or to one beside that (docs/protocol.md 4.4).
enum RequestModulus: Mutation {
    static let name = "request-modulus"
    /// The values that stand for themselves.
    static let values: [UInt32] = [0, 1, 2, 3, 0x7FFF_FFFF, 0x8000_0000, .max - 1, .max]

    static func apply(_ draft: inout Draft) {
        let p = draft.field(0x01).map { UInt32(draft.byte($0.body.lowerBound)) } ?? 7
        draft.setField(0x02, any(p, &draft))
    }

    /// The four bytes of an M that fits `p`, or of an extreme.
    static func any(_ p: UInt32, _ draft: inout Draft) -> [UInt8] {
        let product = UInt32(1 + draft.random.below(512)) << (p & 31)
        let near = product &+ UInt32(draft.random.below(3)) &- 1
        let value = draft.chance(1, in: 2) ? near : draft.pick(values) ?? 0
        return [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }
}
