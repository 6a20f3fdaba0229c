/// Every rule, in the order of docs/protocol.md chapter 9.
///
/// A new rule is one file in its family's folder and one line here.
package enum Rules {
    /// The rules about one packet by itself.
    package static let packetRules: [any PacketRule.Type] = []
    /// The rules that remember.
    package static let meshRules: [any MeshRule.Type] = []

    /// Every rule's description, by id.
    package static var descriptions: [RuleDescription] {
        (packetRules.map { $0.description } + meshRules.map { $0.description }).sorted { "\($0.id)" < "\($1.id)" }
    }
}
