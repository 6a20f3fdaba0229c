import BitchatFrame

/// Sets the ttl to a value at which forwarding, binding or a gate decides otherwise (docs/protocol.md 5.2 and 5.7).
enum TTLEdge: Mutation {
    static let name = "ttl-edge"
    /// Never forwarded, the last hop, and around the origin's.
    static let values: [UInt8] = [
        0, 1, ProtocolLimits.originTTL - 1, ProtocolLimits.originTTL, ProtocolLimits.originTTL + 1, 0xFF,
    ]

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.set(frame.ttlOffset, draft.pick(values) ?? 0)
    }
}
