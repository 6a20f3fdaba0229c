/// The rules about how a frame lay in its values (docs/protocol.md 9.6).
enum ValueRulesLua: LuaPart {
    static let text = #"""
        local rule = bc.rule
        local function delivery(p) return not p.history and not (p.dialect and p.dialect > 0) and p.delivery or nil end

        rule("GAT-001", function(p)
          local d = delivery(p)
          if not d or d.isWrite then return end
          if d.skipped > 0 then return true end
          local first = bc.u8(p.bytes, 0)
          return not p.frame and first and first ~= 1 and first ~= 2
        end)
        rule("GAT-004", function(p)
          local d = delivery(p)
          if not d or d.carrier == "cancelledWrite" or not p.frame then return end
          if not d.isWrite then return d.framesBefore > 0 end
          return p.trailing > 0 and bc.nextStart(p.bytes, p.frame.length) < #p.bytes
        end)
        rule("GAT-005", function(p)
          local d = delivery(p)
          return d and d.isWrite and (d.values > 1 or d.carrier == "longWrite")
        end)
        """#
}
