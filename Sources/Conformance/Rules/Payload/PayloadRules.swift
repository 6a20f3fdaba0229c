/// The family of rules ANN, NOI, COU, BRD, PKB, GRP, PNG, NOS, VOX and FIL: announces and other payloads (docs/protocol.md 9.3).
enum PayloadRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = []
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = []
}
