/// The family of rules GAT: attribute values and adverts (docs/protocol.md 9.6).
enum ValueRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = []
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = []
}
