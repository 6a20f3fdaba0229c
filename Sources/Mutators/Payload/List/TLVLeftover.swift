/// Leaves one to three bytes behind the last field, or cuts as many off.
enum TLVLeftover: Mutation {
    static let name = "tlv-leftover"

    static func apply(_ draft: inout Draft) {
        let end = draft.window.upperBound
        let count = 1 + draft.random.below(3)
        if draft.chance(1, in: 2) {
            draft.remove(max(draft.window.lowerBound, end - count)..<end)
        } else {
            draft.insert(draft.random.bytes(count), at: end)
        }
    }
}
