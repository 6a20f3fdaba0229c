/// Repeats, drops or moves a stream ID, adds empty pieces, or leaves nothing but commas.
enum TokenEdit: Mutation {
    static let name = "token-edit"

    static func apply(_ draft: inout Draft) {
        var text = TokenText.text(&draft)
        let pieces = TokenText.pieces(text)
        let piece = pieces[draft.random.below(pieces.count)]
        switch draft.random.below(6) {
        case 0: text += [TokenText.comma] + text[piece]
        case 1: text = without(piece, text)
        case 2: text.insert(TokenText.comma, at: piece.lowerBound)
        case 3: text = [UInt8](repeating: TokenText.comma, count: draft.random.below(8))
        case 4:
            text.append(TokenText.comma)
            TokenText.append(draft.random.next(), to: &text)
        default: text = text[piece] + [TokenText.comma] + without(piece, text)
        }
        draft.setField(TokenText.kind, text)
    }

    /// The text without a piece and the comma before or after it.
    private static func without(_ piece: Range<Int>, _ text: [UInt8]) -> [UInt8] {
        var rest = text
        rest.removeSubrange(piece)
        let comma = min(piece.lowerBound, rest.count - 1)
        if rest.indices.contains(comma) { rest.remove(at: comma) }
        return rest
    }
}
