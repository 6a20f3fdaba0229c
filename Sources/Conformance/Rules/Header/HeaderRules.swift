/// The family of rules HDR and CMP: header, compression, padding (docs/protocol.md 9.1).
enum HeaderRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = [
        ReservedFlags.self
    ]
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = []
}
