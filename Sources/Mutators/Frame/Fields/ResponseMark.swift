import BitchatFrame

/// Sets or clears `IS_RSR`, with a ttl of 0 or another: the four cases a gate must tell apart (docs/protocol.md 5.2).
enum ResponseMark: Mutation {
    static let name = "response-mark"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.set(.rsr, draft.chance(2, in: 3), of: frame)
        let ttls = [0, 0, 1, ProtocolLimits.originTTL]
        draft.set(frame.ttlOffset, draft.pick(ttls) ?? 0)
    }
}
