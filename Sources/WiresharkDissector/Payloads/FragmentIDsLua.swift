import BitchatFrame

/// The fragment ID filter of a sync request, as `FragmentIDFilter` reads it (docs/protocol.md 4.2).
///
/// A character is one Unicode scalar here, and CR LF one character; clusters of several scalars count as several.
enum FragmentIDsLua: LuaPart {
    static let text = #"""
        local spaces = bc.set("\194\133", "\194\160", "\225\154\128", "\226\128\168", "\226\128\169", "\226\128\175", "\226\129\159",
          "\227\128\128", "\t", "\n", "\v", "\f", "\r", " ")
        for last = 128, 139 do spaces["\226\128" .. string.char(last)] = true end

        local function scalars(text)
          local found = {}
          for scalar in string.gmatch(text, "[%z\1-\127\194-\244][\128-\191]*") do found[#found + 1] = scalar end
          return found
        end

        -- The text without the spaces around it.
        local function trimmed(found)
          local first, last = 1, #found
          while first <= last and spaces[found[first]] do first = first + 1 end
          while last >= first and spaces[found[last]] do last = last - 1 end
          return table.concat(found, "", first, last)
        end

        local function hexByte(pair)
          local sign, digit = string.match(pair, "^([+-])(%x)$")
          if sign == "+" or sign == "-" and digit == "0" then return string.char(tonumber(digit, 16)) end
          return string.match(pair, "^%x%x$") and string.char(tonumber(pair, 16)) or nil
        end

        -- The ID that the digits of a token name, or nil.
        local function identifier(digits)
          local prefix = string.sub(digits, 1, 2)
          if prefix == "0x" or prefix == "0X" then digits = string.sub(digits, 3) end
          if #digits % 2 ~= 0 or #digits > 16 then return nil end
          local id = ""
          for index = 1, #digits, 2 do
            local value = hexByte(string.sub(digits, index, index + 1))
            if not value then return nil end
            id = id .. value
          end
          return id
        end

        -- The IDs of the valid ones of the first \#(ProtocolLimits.fragmentIDs) tokens, and the number of tokens.
        function bc.fragmentIDs(b, range)
          local ids, tokens = {}, 0
          for piece in string.gmatch(bc.part(b, range[1], range[2]), "[^,]+") do
            tokens = tokens + 1
            local found = scalars(piece)
            local _, pairs = string.gsub(piece, "\r\n", "")
            local id = tokens <= \#(ProtocolLimits.fragmentIDs) and #found - pairs == 16 and identifier(trimmed(found))
            if id then ids[#ids + 1] = id end
          end
          return ids, tokens
        end
        """#
}
