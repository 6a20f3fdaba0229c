import BitchatFrame
import BitchatPayload

/// The rules about the fragment ID filter of a sync request (docs/protocol.md 9.4).
enum StreamFilterRulesLua: LuaPart {
    static let text = #"""
        local rule, most = bc.aboutRequest, \#(ProtocolLimits.fragmentIDs)
        -- The filter's text, its IDs and the number of its tokens; nil without a usable field.
        local function filter(q)
          if not q[6] then return nil end
          local text = bc.textRange(q.b, q[6][1], q[6][2])
          return text, bc.fragmentIDs(q.b, text)
        end

        rule("SYNC-018", function(q) return q.misfit[6] end)
        rule("SYNC-019", function(q)
          local text, _, tokens = filter(q)
          return text and (q[6][2] > most * 17 - 1 or tokens > most)
        end)
        rule("SYNC-020", function(q)
          local text, ids, tokens = filter(q)
          return text and math.min(tokens, most) > #ids
        end)
        rule("SYNC-021", function(q)
          local text, ids = filter(q)
          if text then return #ids == 0 end
          return q.brokenText
        end)

        -- Whether a piece between commas is read, though not written as the apps write it.
        local function isOdd(piece)
          if piece == "" then return true end
          if not string.find(piece, "[^0-9a-f]") or #bc.fragmentIDs(piece, { 0, #piece }) == 0 then return false end
          return string.find(piece, "[A-FxX+%-%z\1-\32\128-\255]")
        end
        rule("SYNC-022", function(q)
          local text, ids = filter(q)
          if not text then return end
          local seen = {}
          for _, id in ipairs(ids) do
            if seen[id] then return true end
            seen[id] = true
          end
          if text[2] == 0 then return end
          for piece in string.gmatch(bc.part(q.b, text[1], text[2]) .. ",", "([^,]*),") do
            if isOdd(piece) then return true end
          end
        end)
        rule("SYNC-023", function(q) return q[6] and not bc.asksFor(q.mask or \#(SyncTypes.publicDefault.mask), 0x20) end)
        """#
}
