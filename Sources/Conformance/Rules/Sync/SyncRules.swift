/// The family of rules SYNC: sync requests (docs/protocol.md 9.4).
enum SyncRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = []
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = []
}
