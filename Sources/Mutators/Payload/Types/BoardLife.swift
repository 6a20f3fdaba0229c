import BitchatFrame
import BitchatPayload

/// Lets a post expire when it is made, at its longest life, or one millisecond beside either (docs/protocol.md 3.9).
enum BoardLife: Mutation {
    static let name = "board-life"

    static func apply(_ draft: inout Draft) {
        guard let created = draft.field(0x07), let expires = draft.field(0x08), expires.body.count == 8 else { return }
        let life = draft.chance(1, in: 3) ? 0 : ProtocolLimits.boardLife
        draft.setNumber(expires.body, draft.number(created.body) &+ life &+ UInt64(draft.random.below(3)) &- 1)
    }
}
