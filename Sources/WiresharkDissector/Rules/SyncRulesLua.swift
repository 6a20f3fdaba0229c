import BitchatFrame
import BitchatPayload
import Conformance

/// The rules about set and types of a sync request (docs/protocol.md 9.4).
enum SyncRulesLua: LuaPart {
    static let text = #"""
        local rule = bc.aboutRequest
        local function length(range) return range and range[2] end
        local function bytes(q, range) return bc.part(q.b, range[1], range[2]) end

        rule("SYNC-004", function(q) return not q.overruns and (not q[1] or not q[2] or not q.count[3]) end)
        rule("SYNC-005", function(q)
          return q.parameter and (q.parameter < 1 or q.parameter > \#(ProtocolLimits.syncParameter))
        end)
        rule("SYNC-006", function(q) return q.modulus == 0 end)
        rule("SYNC-007", function(q) return q.misfit[3] end)
        rule("SYNC-008", function(q) return q[3] and length(q[3]) > \#(RequestFigures.usualFilter) end)
        rule("SYNC-009", function(q) return q.overruns end)
        rule("SYNC-010", function(q)
          for type = 1, 6 do
            if (q.count[type] or 0) > 1 then return true end
          end
          return q.unknown or q.leftover
        end)
        rule("SYNC-011", function(q) return q.misfit[4] end)
        rule("SYNC-012", function(q) return q[4] and length(q[4]) > 1 and string.sub(bytes(q, q[4]), -1) == "\0" end)
        rule("SYNC-013", function(q)
          if not q[4] then return end
          local field = bytes(q, q[4])
          if #field > 1 and bc.band(bc.u8(field, 1), 0xf8) ~= 0 then return true end
          return string.find(string.sub(field, 3), "[^%z]") or q.mask == 0
        end)
        local bitFields = bc.set(\#(RequestFigures.bitFields.map { LuaText.string($0) }.joined(separator: ", ")))
        rule("SYNC-014", function(q)
          if not q[4] then return end
          local field = bytes(q, q[4])
          if field == string.char(\#(MessageType.fileTransfer.rawValue)) then return true end
          if #field < 2 or bitFields[field] then return end
          for index = 0, #field - 1 do
            if not bc.typeName[bc.u8(field, index)] then return end
          end
          return true
        end)
        local unstored = \#(RequestFigures.unstored.mask)
        rule("SYNC-015", function(q) return q.mask and bc.band(math.floor(q.mask), unstored) ~= 0 end)
        rule("SYNC-016", function(q) return q.misfit[5] end)
        rule("SYNC-024", function(q) return q.values and q.modulus > 1 and length(q[3]) > 0 and #q.values == 0 end)
        rule("SYNC-025", function(q)
          return q.values and q.modulus ~= 1 and q.modulus ~= 4294967295 and q.modulus % 2 ^ q.parameter ~= 0
        end)

        -- How many of the values are only the fill of the last byte.
        local function filled(q)
          if length(q[3]) == 0 then return 0 end
          local last, fill, count, values = bc.u8(q.b, q[3][1] + q[3][2] - 1), 0, 0, q.values
          while fill < 7 and math.floor(last / 2 ^ fill) % 2 == 0 do fill = fill + 1 end
          while count < #values and q.bitsLeft + (count + 1) * (q.parameter + 1) <= fill
            and values[#values - count] == (values[#values - count - 1] or 0) + 1 do
            count = count + 1
          end
          return count
        end
        rule("SYNC-026", function(q)
          if not q.values or q.modulus == 4294967295 then return end
          return #q.values - filled(q) > math.floor(q.modulus / 2 ^ q.parameter)
        end)
        rule("SYNC-027", function(q) return q.values and filled(q) > 0 end)
        rule("SYNC-028", function(q) return q.values and (q.modulus == 1) ~= (length(q[3]) == 0) end)
        """#
}
