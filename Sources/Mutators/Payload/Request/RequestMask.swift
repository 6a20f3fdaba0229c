/// Asks for other types: 0 to 9 bytes, one bit, all bits, only unknown ones, or with zeros at the end (docs/protocol.md 4.3).
enum RequestMask: Mutation {
    static let name = "request-mask"
    /// The widths that are read, and one more.
    static let most = 9

    static func apply(_ draft: inout Draft) {
        var mask = [UInt8](repeating: 0, count: draft.random.below(most + 1))
        let bit = draft.random.below(11)
        if mask.indices.contains(bit / 8), draft.chance(2, in: 3) { mask[bit / 8] |= UInt8(1 << (bit % 8)) }
        switch draft.random.below(4) {
        case 0: for index in mask.indices { mask[index] = 0xFF }
        case 1: if mask.count > 1 { mask[1] |= 0xF8 }
        default: break
        }
        draft.setField(0x04, mask)
    }
}
