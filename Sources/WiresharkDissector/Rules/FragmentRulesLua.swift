import BitchatFrame
import BitchatPayload

/// The rules about one fragment, or one frame put together from fragments (docs/protocol.md 9.6).
enum FragmentRulesLua: LuaPart {
    static let text = #"""
        local rule = bc.rule
        -- The header of the fragment that a packet carries, whatever its values.
        local function piece(p)
          if not p.payload or p.dialect ~= 0 or p.header.type ~= 0x20 then return nil end
          local payload = p.payload
          if payload.n < \#(FragmentPayload.headerLength) then return {} end
          return { index = bc.u16(payload.b, payload.o + 8), total = bc.u16(payload.b, payload.o + 10) }
        end

        rule("FRG-001", function(p)
          local fragment = not p.isDecoded and piece(p)
          return fragment and (not fragment.total or fragment.total == 0 or fragment.index >= fragment.total)
        end)
        rule("FRG-002", function(p)
          local fragment = piece(p)
          return fragment and fragment.total and fragment.total > \#(ProtocolLimits.androidFragmentTotal)
        end)
        rule("FRG-006", function(p)
          if not p.history or not p.frame then return end
          return p.history.original ~= p.header.type or p.history.sender ~= p.header.sender
        end)
        rule("FRG-007", function(p)
          if not p.history or bc.refusal(p) ~= "truncated" or p.error.needed ~= p.error.available + 1 then return end
          local missing = bc.block(p.error.needed) - p.error.needed
          return missing < 1 or missing > \#(ProtocolLimits.longestPadding)
        end)
        rule("FRG-008", function(p) return p.history and p.frame and p.header.type == 0x20 end)
        rule("FRG-009", function(p) return bc.details(p, 0x20) and #p.details.slice == 0 end)
        rule("FRG-012", function(p) return bc.details(p, 0x20) and p.frame.original end)
        rule("SYNC-034", function(p)
          return bc.details(p, 0x20) and p.details.original == 0x21 and not p.history and p.header.ttl ~= 0
        end)
        """#
}
