import BitchatFrame
import BitchatPayload

/// Gives the fragment ID filter a length at what senders write or what receivers take (docs/protocol.md 4.2).
enum TokenTextLength: Mutation {
    static let name = "token-text-length"
    /// 60 IDs and 59 commas.
    static let written = ProtocolLimits.fragmentIDs * (TokenText.digits + 1) - 1

    static func apply(_ draft: inout Draft) {
        let count = draft.around(draft.chance(1, in: 2) ? written : ProtocolLimits.fragmentIDFilter)
        var text = Array(TokenText.pieces(&draft).joined(separator: [UInt8(ascii: ",")]))
        let filler: [UInt8] =
            draft.chance(1, in: 2) ? [UInt8(ascii: ",")] : [UInt8(ascii: ",")] + TokenText.identifier(draft.random.next())
        while text.count < count { text += filler }
        draft.setField(TokenText.kind, Array(text.prefix(count)))
    }
}
