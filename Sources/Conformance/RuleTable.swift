import BitchatFrame
import Dissection

/// What each rule waits for; the same for every set of rules.
struct RuleTable: Sendable {
    /// One set of facts that suffices for a rule, on a packet of one type.
    private struct Entry: Sendable {
        var facts: UInt64
        /// The type byte; nil for every type.
        var type: UInt8?
        /// The rule's place in its list.
        var rule: Int
    }

    /// The table of all rules.
    static let all = RuleTable(honoursOccasions: true)
    /// The table in which every rule meets every packet of its types.
    static let withoutOccasions = RuleTable(honoursOccasions: false)

    private let packetRules: [Entry]
    private let meshRules: [Entry]
    /// Those of the rules about one packet that are about the fields of a sync request; they stand in a row.
    private let fieldRules: UInt128

    private init(honoursOccasions: Bool) {
        // Each rule is converted by itself: the conversion of a whole array looks every conformance up at run time, which takes as long as
        // all else that happens before the first packet.
        packetRules = Self.entries(Rules.packetRules.map { $0 }, honoursOccasions)
        meshRules = Self.entries(Rules.meshRules.map { $0 }, honoursOccasions)
        // The rules are written in the program: each start shows whether they still fit the bits of a selection.
        precondition(Rules.packetRules.count <= UInt128.bitWidth && Rules.meshRules.count <= UInt64.bitWidth)
        let fieldRules: UInt128 = Rules.packetRules.indices.reduce(0) {
            $0 | (Rules.packetRules[$1].fieldRule == nil ? 0 : 1 << UInt128($1))
        }
        let row = fieldRules >> UInt128(fieldRules.trailingZeroBitCount)
        precondition(row & (row &+ 1) == 0, "rules about the fields of a request are run in one go, and stand in a row for that")
        self.fieldRules = fieldRules
    }

    /// The rules for packets of `type` with `facts`.
    func selection(_ kind: RuleSelection.Kind, _ type: UInt8, _ facts: PacketFacts) -> RuleSelection {
        var selection = RuleSelection(kind: kind)
        Self.each(packetRules, type, facts) { selection.packetRules |= 1 << UInt128($0) }
        Self.each(meshRules, type, facts) { selection.meshRules |= 1 << UInt64($0) }
        return selection
    }

    /// Runs those of the rules about one packet by itself that `rules` has the bits of.
    func check(
        _ rules: UInt128, _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList
    ) {
        var left = rules
        while left != 0 {
            let next = left & (~left &+ 1)
            if next & fieldRules != 0 {
                checkFields(left & fieldRules, packet, payload, &findings)
                left &= ~fieldRules
            } else {
                Rules.packetRules[next.trailingZeroBitCount].check(packet, frame, payload, &findings)
                left &= ~next
            }
        }
    }

    /// Runs rules about the fields of a sync request, which are found once for all of them.
    private func checkFields(_ rules: UInt128, _ packet: DissectedPacket, _ payload: RawSpan, _ findings: inout FindingList) {
        guard var request = RequestFields(packet, payload) else { return }
        request.decodeSet(payload)
        var left = rules
        while left != 0 {
            Rules.packetRules[left.trailingZeroBitCount].fieldRule?.check(request, payload, &findings)
            left &= left &- 1
        }
    }

    private static func each(_ entries: [Entry], _ type: UInt8, _ facts: PacketFacts, _ body: (Int) -> Void) {
        var last = -1
        for entry in entries where entry.facts & ~facts.rawValue == 0 && (entry.type ?? type) == type && entry.rule != last {
            last = entry.rule
            body(entry.rule)
        }
    }

    private static func entries(_ rules: [any ConformanceRule.Type], _ honoursOccasions: Bool) -> [Entry] {
        var entries: [Entry] = []
        for (index, rule) in rules.enumerated() {
            let types = rule.types.isEmpty ? [nil] : rule.types.map(\.rawValue)
            for facts in honoursOccasions ? rule.occasions : [[]] {
                for type in types { entries.append(Entry(facts: facts.rawValue, type: type, rule: index)) }
            }
        }
        return entries
    }
}
