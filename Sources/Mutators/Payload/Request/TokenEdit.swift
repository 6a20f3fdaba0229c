/// Repeats, drops or moves a stream ID, adds empty pieces, or leaves nothing but commas.
enum TokenEdit: Mutation {
    static let name = "token-edit"

    static func apply(_ draft: inout Draft) {
        var pieces = TokenText.pieces(&draft)
        let index = draft.random.below(pieces.count)
        switch draft.random.below(6) {
        case 0: pieces.append(pieces[index])
        case 1: pieces.remove(at: index)
        case 2: pieces.insert([], at: index)
        case 3: pieces = Array(repeating: [], count: 1 + draft.random.below(8))
        case 4: pieces.append(TokenText.identifier(draft.random.next()))
        default: pieces.swapAt(0, index)
        }
        TokenText.write(pieces, &draft)
    }
}
