import BitchatFrame

/// What a board post must keep beyond the lengths of its fields: a place of geohash digits, and a life of at most 7 days.
enum BoardLifeLua: LuaPart {
    static let text = #"""
        function bc.checkPost(b, geohash, created, expires)
          for p = geohash[1], geohash[1] + geohash[2] - 1 do
            if not string.find(string.char(bc.u8(b, p)), "^[0-9b-hjkmnp-z]$") then bc.refuse("fieldValue", p, 48, bc.u8(b, p)) end
          end
          local first, last, most = bc.big(b, created[1], 8), bc.big(b, expires[1], 8), \#(ProtocolLimits.boardLife)
          if last < first then bc.refuse("fieldValue", expires[1], 1, 0) end
          local life = last - first
          if life == UInt64.new(0, 0) then bc.refuse("fieldValue", expires[1], 1, 0) end
          if life > bc.wide(most) then bc.refuse("fieldValue", expires[1], most, bc.clamped(life)) end
        end

        -- A UInt64, at most the largest signed number.
        function bc.clamped(value)
          local most = UInt64.new(4294967295, 2147483647)
          return value > most and most or value
        end
        """#
}
