import BitchatFrame
import BitchatPayload

/// Lists as many stream IDs as the cap allows, one less or one more: whole ones, short ones, or bad ones and then a good one.
enum TokenCount: Mutation {
    static let name = "token-count"

    static func apply(_ draft: inout Draft) {
        let count = draft.around(ProtocolLimits.fragmentIDs)
        let kept = TokenText.pieces(&draft)
        let form = draft.random.below(3)
        var seed = draft.random.next()
        let pieces = (0..<count).map { index in
            seed &+= 0x0101_0101
            if index < kept.count, form == 0 { return kept[index] }
            let isLast = index + 1 == count
            return form == 0 || (form == 1 && isLast) ? TokenText.identifier(seed) : Array("bad".utf8)
        }
        TokenText.write(pieces, &draft)
    }
}
