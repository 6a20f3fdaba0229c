import BitchatFrame
import Conformance

/// The fields of a sync request as the rules look at them, refused ones too (`RequestFields`), and the rules about each alone.
enum RequestFieldsLua: LuaPart {
    static let text = #"""
        local rule = bc.rule
        local fits = {
          function(n) return n == 1 end, function(n) return n == 4 end, function(n) return n <= \#(ProtocolLimits.syncFilter) end,
          function(n) return n >= 1 and n <= 8 end, function(n) return n == 8 end,
          function(n) return n <= \#(ProtocolLimits.fragmentIDFilter) end,
        }

        local function take(q, b, type, p, length)
          if not fits[type] then
            q.unknown = true
            return
          end
          q.count[type] = (q.count[type] or 0) + 1
          if type == 6 and length <= \#(ProtocolLimits.fragmentIDFilter) and not bc.isText(b, p, length) then
            q.brokenText = true
          elseif fits[type](length) then
            q[type] = { p, length }
          else
            q.misfit[type] = true
          end
        end

        -- The fields of the request that p is; kept with it.
        local function request(p)
          if not p.frame or not p.payload or p.dialect ~= 0 or p.header.type ~= 0x21 then return nil end
          if p.request then return p.request end
          local q, payload = { count = {}, misfit = {}, b = p.payload.b }, p.payload
          p.request = q
          local isWalked = bc.try(function()
            local at, last = payload.o, payload.o + payload.n
            while true do
              local type, value, length = bc.field(payload.b, at, last, 2)
              if not type then break end
              take(q, payload.b, type, value, length)
              at = value + length
            end
            q.leftover = at < last
          end)
          q.overruns = not isWalked
          q.parameter = q[1] and bc.u8(q.b, q[1][1])
          q.modulus = q[2] and bc.u32(q.b, q[2][1])
          q.mask = q[4] and bc.typeMask(q.b, q[4])
          local isSet = q.parameter and q.parameter >= 1 and q.parameter <= \#(ProtocolLimits.syncParameter)
          if isSet and q.modulus and q.modulus >= 1 and q[3] then
            q.values, q.bitsLeft = bc.setValues(q.parameter, q.modulus, q.b, q[3])
          end
          return q
        end
        bc.request = request
        local function about(id, check)
          rule(id, function(p)
            local q = request(p)
            return q and check(q, p)
          end)
        end
        bc.aboutRequest = about

        rule("SYNC-001", function(p)
          return p.frame and p.header.type == 0x21 and not (p.dialect and p.dialect > 0) and not p.history and p.header.ttl ~= 0
        end)
        rule("SYNC-035", function(p)
          return p.frame and p.header.type == 0x21 and not (p.dialect and p.dialect > 0) and bc.has(p.header.flags, "rsr")
        end)
        rule("SYNC-038", function(p)
          return p.frame and p.header.type == 0x21 and not (p.dialect and p.dialect > 0) and p.header.version == 2
        end)
        """#
}
