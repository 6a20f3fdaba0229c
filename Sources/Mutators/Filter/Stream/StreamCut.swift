/// Cuts the stream so that its last remainder is not whole: bytes off the end, and its last bits zero.
enum StreamCut: Mutation {
    static let name = "stream-cut"

    static func apply(_ draft: inout Draft) {
        let window = draft.window
        draft.remove(max(window.lowerBound, window.upperBound - 1 - draft.random.below(4))..<window.upperBound)
        let last = draft.window.upperBound - 1
        draft.set(last, draft.byte(last) & 0xFF << UInt8(draft.random.below(8)))
    }
}
