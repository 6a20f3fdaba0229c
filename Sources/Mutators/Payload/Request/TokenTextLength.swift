import BitchatFrame
import BitchatPayload

/// Gives the fragment ID filter a length at what senders write or what receivers take (docs/protocol.md 4.2).
enum TokenTextLength: Mutation {
    static let name = "token-text-length"
    /// 60 IDs and 59 commas.
    static let written = ProtocolLimits.fragmentIDs * (TokenText.digits + 1) - 1

    static func apply(_ draft: inout Draft) {
        let count = draft.around(draft.chance(1, in: 2) ? written : ProtocolLimits.fragmentIDFilter)
        var (text, identifier) = (TokenText.text(&draft), draft.random.next())
        text.reserveCapacity(count + TokenText.digits + 1)
        let isCommas = draft.chance(1, in: 2)
        while text.count < count {
            text.append(TokenText.comma)
            identifier &+= 0x0101_0101
            if !isCommas { TokenText.append(identifier, to: &text) }
        }
        text.removeLast(text.count - count)
        draft.setField(TokenText.kind, text)
    }
}
