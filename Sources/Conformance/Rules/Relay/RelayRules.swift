/// The family of rules RLY: relaying (docs/protocol.md 9.6).
enum RelayRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = []
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = []
}
