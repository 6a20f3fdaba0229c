/// The family of rules RSR: answers to sync requests (docs/protocol.md 9.5).
enum ResponseRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = []
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = [
        UnsolicitedAnswer.self
    ]
}
