import Conformance
import Testing

@testable import WiresharkDissector

/// Every rule about one frame alone has a counterpart in Lua, with its severity and its words.
@Suite struct LuaRulesTests {
    /// Rules that remember, of which Lua has what one frame shows.
    static let alsoInLua = ["CMP-004"]

    @Test func everyRuleAboutOnePacketIsInLuaOrLeftOutWithAReason() {
        let expected = Set(Rules.packetRules.map { "\($0.description.id)" } + Self.alsoInLua)
        #expect(Set(RuleParts.ids).union(RuleParts.without.keys) == expected)
        #expect(Set(RuleParts.ids).isDisjoint(with: RuleParts.without.keys))
        #expect(RuleParts.ids.count == Set(RuleParts.ids).count)
    }

    @Test func theTableOfRulesHasTheSeverityAndTheConditionOfEach() {
        let lines = TablesLua.text.split(separator: "\n")
        for rule in Rules.descriptions where RuleParts.ids.contains("\(rule.id)") {
            let line = "  [\"\(rule.id)\"] = { \"\(rule.severity.name)\", \(LuaText.string("\(rule.condition)")) },"
            #expect(lines.contains { $0 == line })
        }
    }
}
