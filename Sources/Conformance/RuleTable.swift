import BitchatFrame

/// Every rule by the type byte it concerns, with the facts it waits for; the same for every set of rules.
struct RuleTable: Sendable {
    /// A rule's place in its list, and one set of facts that suffices for it.
    private struct Entry: Sendable {
        var facts: UInt64
        var rule: Int
    }

    /// The table of all rules.
    static let all = RuleTable(honoursOccasions: true)
    /// The table in which every rule of a type meets every packet of it.
    static let withoutOccasions = RuleTable(honoursOccasions: false)

    private var packetRules: [[Entry]]
    private var meshRules: [[Entry]]

    private init(honoursOccasions: Bool) {
        packetRules = (0...255).map { Self.entries(Rules.packetRules, UInt8($0), honoursOccasions) }
        meshRules = (0...255).map { Self.entries(Rules.meshRules, UInt8($0), honoursOccasions) }
    }

    /// The rules for packets of `type` with `facts`.
    func selection(_ kind: RuleSelection.Kind, _ type: UInt8, _ facts: PacketFacts) -> RuleSelection {
        var selection = RuleSelection(kind: kind)
        Self.each(packetRules[Int(type)], facts) { selection.packetRules.append(Rules.packetRules[$0]) }
        Self.each(meshRules[Int(type)], facts) { selection.meshRules.append($0) }
        return selection
    }

    private static func each(_ entries: [Entry], _ facts: PacketFacts, _ body: (Int) -> Void) {
        var last = -1
        for entry in entries where entry.facts & ~facts.rawValue == 0 && entry.rule != last {
            last = entry.rule
            body(entry.rule)
        }
    }

    private static func entries(_ rules: [any ConformanceRule.Type], _ type: UInt8, _ honoursOccasions: Bool) -> [Entry] {
        rules.indices.filter { concerns(rules[$0], type) }.flatMap { index in
            let occasions = honoursOccasions ? rules[index].occasions : [[]]
            return occasions.map { Entry(facts: $0.rawValue, rule: index) }
        }
    }

    private static func concerns(_ rule: any ConformanceRule.Type, _ type: UInt8) -> Bool {
        rule.types.isEmpty || rule.types.contains(MessageType(rawValue: type))
    }
}
