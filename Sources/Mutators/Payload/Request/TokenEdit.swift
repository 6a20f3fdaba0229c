/// Repeats, drops or moves a stream ID, adds empty pieces, or leaves nothing but commas.
enum TokenEdit: Mutation {
    static let name = "token-edit"

    static func apply(_ draft: inout Draft) {
        var text = TokenText.text(&draft)
        let pieces = TokenText.pieces(text)
        let piece = pieces[draft.random.below(pieces.count)]
        switch draft.random.below(6) {
        case 0: text += [TokenText.comma] + text[piece]
        case 1:
            text.removeSubrange(
                piece.upperBound < text.count
                    ? piece.lowerBound..<piece.upperBound + 1 : max(0, piece.lowerBound - 1)..<text.count)
        case 2: text.insert(TokenText.comma, at: piece.lowerBound)
        case 3: text = [UInt8](repeating: TokenText.comma, count: draft.random.below(8))
        case 4:
            text.append(TokenText.comma)
            TokenText.append(draft.random.next(), to: &text)
        default: text = text[piece] + [TokenText.comma] + text
        }
        draft.setField(TokenText.kind, text)
    }
}
