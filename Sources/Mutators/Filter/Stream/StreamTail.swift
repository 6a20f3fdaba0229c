/// Appends bytes to the stream: zeros (ghosts while P is small), ones (a quotient without end), or any.
enum StreamTail: Mutation {
    static let name = "stream-tail"

    static func apply(_ draft: inout Draft) {
        let values: [UInt8] = [0, 0, 0xFF, 0x80, 0x7F, draft.anyByte()]
        draft.insert(draft.pick(values) ?? 0, count: 1 + draft.random.below(4), at: draft.window.upperBound)
    }
}
