/// The family of rules TIM and SIG: time and signatures (docs/protocol.md 9.2).
enum TimeRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = []
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = []
}
