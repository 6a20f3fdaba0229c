/// Writes one stream ID in a form that a lenient reader may take: upper case, a prefix, signs, spaces, odd digits, other digits.
enum TokenForm: Mutation {
    static let name = "token-form"

    static func apply(_ draft: inout Draft) {
        var text = TokenText.text(&draft)
        let pieces = TokenText.pieces(text)
        let piece = pieces[draft.random.below(pieces.count)]
        text.replaceSubrange(piece, with: form(Array(text[piece]), draft.random.below(12)))
        draft.setField(TokenText.kind, text)
    }

    /// The piece in one of twelve forms.
    private static func form(_ piece: [UInt8], _ choice: Int) -> [UInt8] {
        switch choice {
        case 0: piece.map { 97...102 ~= $0 ? $0 - 32 : $0 }
        case 1: Array("0x".utf8) + piece.dropLast(2)
        case 2: Array("  ".utf8) + piece.dropLast(2)
        case 3: piece.dropLast(2) + Array("\t ".utf8)
        case 4: piece.prefix(8).flatMap { [UInt8(ascii: "+"), $0] }
        case 5: piece.prefix(8).flatMap { [UInt8(ascii: "-"), $0] }
        case 6: piece.dropLast()
        case 7: piece + [UInt8(ascii: "0")]
        case 8: piece.dropLast() + [UInt8(ascii: "g")]
        case 9: piece.dropLast() + [0]
        case 10: piece.dropLast() + [0xEF, 0xBC, 0x91]
        default: [0xCC, 0x81] + piece
        }
    }
}
