import Conformance
import WireFormat

/// An expert item for each rule that has a counterpart, and one for a fault of the dissector itself.
enum ExpertsLua: LuaPart {
    static let text = #"""
        local F = { rule = "\#(VerdictFields.rule.name)", severity = "\#(VerdictFields.severity.name)" }
        local finding = "\#(VerdictFields.finding.name)"
        local severity = { note = expert.severity.NOTE, warning = expert.severity.WARN, error = expert.severity.ERROR }
        bc.experts, bc.expertList = {}, {}
        for _, id in ipairs(bc.ruleOrder) do
          local name = "bitchat.expert." .. string.gsub(string.lower(id), "-", "_")
          local text = bc.ruleTexts[id]
          bc.experts[id] = ProtoExpert.new(name, id .. ": " .. text[2], expert.group.PROTOCOL, severity[text[1]])
          bc.expertList[#bc.expertList + 1] = bc.experts[id]
        end
        bc.fault_ = ProtoExpert.new("bitchat.expert.fault", "The dissector failed", expert.group.UNDECODED, expert.severity.ERROR)
        bc.expertList[#bc.expertList + 1] = bc.fault_

        -- Shows the rules that the packet breaks.
        function bc.showFindings(p, tree, tvb)
          for _, id in ipairs(bc.findings(p)) do
            local item = tree:add(bc.field_[finding], bc.range(tvb, 0, 0))
            item:set_generated()
            item:add(bc.field_[F.rule], bc.range(tvb, 0, 0), id):set_generated()
            item:add(bc.field_[F.severity], bc.range(tvb, 0, 0), bc.ruleTexts[id][1]):set_generated()
            item:add_proto_expert_info(bc.experts[id], id .. ": " .. bc.ruleTexts[id][2])
          end
        end
        """#
}
