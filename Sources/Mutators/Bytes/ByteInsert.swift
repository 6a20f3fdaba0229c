/// Inserts a few random bytes; an empty input becomes its partner.
enum ByteInsert: Mutation {
    static let name = "bytes-insert"

    static func apply(_ draft: inout Draft) {
        if draft.window.isEmpty, !draft.partnerWindow.isEmpty {
            let part =
                draft.partnerWindow.lowerBound..<draft.partnerWindow.lowerBound
                + min(draft.partnerWindow.count, max(0, draft.room))
            draft.insert(draft.partnerCopy(part), at: draft.window.lowerBound)
        } else {
            let count = min(1 + draft.random.below(8), max(1, draft.room))
            draft.insert(draft.random.bytes(count), at: draft.place(in: draft.window))
        }
    }
}
