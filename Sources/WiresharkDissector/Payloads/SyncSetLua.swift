import BitchatFrame
import BitchatPayload

/// The set and the types of a sync request, as `GCSValues` and `SyncTypes` read them (docs/protocol.md 4.3 and 4.4).
enum SyncSetLua: LuaPart {
    static let text = #"""
        -- The values of a Golomb-coded set, and how many bits follow the last of them.
        function bc.setValues(parameter, modulus, b, range)
          local bit, last, sum, values = range[1] * 8, (range[1] + range[2]) * 8, 0, {}
          if modulus <= 1 or parameter < 1 or parameter > \#(ProtocolLimits.syncParameter) then return values, 0 end
          local bitsLeft = last - bit
          local function next()
            local value = bc.u8(b, math.floor(bit / 8))
            local isSet = math.floor(value / 2 ^ (7 - bit % 8)) % 2
            bit = bit + 1
            return isSet
          end
          while true do
            local quotient, remainder, isEnded = 0, 0, false
            while true do
              if bit >= last then return values, bitsLeft end
              if next() == 0 then break end
              quotient = quotient + 1
            end
            if last - bit < parameter then return values, bitsLeft end
            for _ = 1, parameter do remainder = remainder * 2 + next() end
            sum = sum + quotient * 2 ^ parameter + remainder + 1
            if sum >= modulus then return values, bitsLeft end
            values[#values + 1], bitsLeft = sum, last - bit
          end
        end

        local syncBits = { \#(MessageType.syncBits.map { "\($0.rawValue)" }.joined(separator: ", ")) }

        -- The bits of a types field that stand for a type.
        function bc.typeMask(b, range)
          local low = bc.u8(b, range[1]) + (range[2] > 1 and bc.u8(b, range[1] + 1) * 256 or 0)
          return low % 2 ^ #syncBits
        end

        -- Whether a mask asks for a type.
        function bc.asksFor(mask, type)
          for index, value in ipairs(syncBits) do
            if value == type then return math.floor(mask / 2 ^ (index - 1)) % 2 == 1 end
          end
          return false
        end

        function bc.maskNames(mask)
          local names = {}
          for _, type in ipairs(syncBits) do
            if bc.asksFor(mask, type) then names[#names + 1] = bc.typeName[type] end
          end
          return names
        end
        """#
}
