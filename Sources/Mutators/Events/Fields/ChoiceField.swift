/// Chooses another link, peer, slot or way, mostly one of the first.
enum ChoiceField: Mutation {
    static let name = "field-choice"

    static func apply(_ draft: inout Draft) { draft.put([any(&draft)]) }

    /// Half of the time one of the first four, mostly one of the first sixteen.
    static func any(_ draft: inout Draft) -> UInt8 {
        switch draft.random.below(8) {
        case 0...3: UInt8(draft.random.below(4))
        case 4...6: UInt8(draft.random.below(16))
        default: draft.anyByte()
        }
    }
}
