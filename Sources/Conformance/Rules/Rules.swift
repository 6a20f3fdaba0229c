/// Every rule, in the order of docs/protocol.md chapter 9.
///
/// A new rule is one file in its family's folder and one line in the family's list there.
package enum Rules {
    /// The rules about one packet by itself.
    package static let packetRules: [any PacketRule.Type] =
        HeaderRules.packetRules
        + TimeRules.packetRules
        + PayloadRules.packetRules
        + SyncRules.packetRules
        + ResponseRules.packetRules
        + FragmentRules.packetRules
        + RelayRules.packetRules
        + ValueRules.packetRules
    /// The rules that remember.
    package static let meshRules: [any MeshRule.Type] =
        HeaderRules.meshRules
        + TimeRules.meshRules
        + PayloadRules.meshRules
        + SyncRules.meshRules
        + ResponseRules.meshRules
        + FragmentRules.meshRules
        + RelayRules.meshRules
        + ValueRules.meshRules

    /// Every rule's description, by id.
    package static var descriptions: [RuleDescription] {
        (packetRules.map { $0.description } + meshRules.map { $0.description }).sorted { "\($0.id)" < "\($1.id)" }
    }
}
