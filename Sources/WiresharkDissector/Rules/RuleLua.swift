/// How rules are kept and asked.
enum RuleLua: LuaPart {
    static let text = #"""
        bc.ruleOrder, bc.ruleChecks = {}, {}
        function bc.rule(id, check)
          bc.ruleOrder[#bc.ruleOrder + 1] = id
          bc.ruleChecks[id] = check
        end

        -- The ids of the rules that the packet breaks.
        function bc.findings(p)
          local found = {}
          for _, id in ipairs(bc.ruleOrder) do
            if bc.ruleChecks[id](p) then found[#found + 1] = id end
          end
          return found
        end
        """#
}
