import BitchatFrame
import BitchatPayload

/// Lists as many stream IDs as the cap allows, one less or one more: whole ones, short ones, or bad ones and then a good one.
enum TokenCount: Mutation {
    static let name = "token-count"

    static func apply(_ draft: inout Draft) {
        let count = draft.around(ProtocolLimits.fragmentIDs)
        let form = draft.random.below(3)
        var identifier = draft.random.next()
        var text = form == 0 ? kept(&draft, count) : []
        text.reserveCapacity(count * (TokenText.digits + 1))
        for index in (form == 0 ? TokenText.pieces(text).count : 0)..<count {
            if index > 0 { text.append(TokenText.comma) }
            identifier &+= 0x0101_0101
            let isGood = form == 0 || (form == 1 && index + 1 == count)
            if isGood { TokenText.append(identifier, to: &text) } else { text += bad }
        }
        draft.setField(TokenText.kind, text)
    }

    /// The text that is there, cut to `count` pieces.
    private static func kept(_ draft: inout Draft, _ count: Int) -> [UInt8] {
        let text = TokenText.text(&draft)
        let pieces = TokenText.pieces(text)
        return pieces.count > count ? Array(text[..<pieces[count - 1].upperBound]) : text
    }

    /// A piece that is no ID.
    private static let bad = Array("bad".utf8)
}
