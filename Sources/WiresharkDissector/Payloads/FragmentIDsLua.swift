import BitchatFrame

/// The fragment ID filter of a sync request, as `FragmentIDFilter` reads it (docs/protocol.md 4.2).
///
/// A character is a Unicode scalar with the combining marks, joiners and variation selectors behind it, and CR LF; other clusters
/// of several scalars count as several.
enum FragmentIDsLua: LuaPart {
    static let text = #"""
        local spaces = bc.set("\194\133", "\194\160", "\225\154\128", "\226\128\168", "\226\128\169", "\226\128\175", "\226\129\159",
          "\227\128\128", "\t", "\n", "\v", "\f", "\r", " ")
        for last = 128, 139 do spaces["\226\128" .. string.char(last)] = true end

        -- Whether a scalar belongs to the character before it: U+0300 to 036F, 1DC0 to 1DFF, 200C, 200D, 20D0 to 20FF, FE00 to FE0F,
        -- FE20 to FE2F.
        local function extends(scalar)
          return string.find(scalar, "^\204[\128-\191]") or string.find(scalar, "^\205[\128-\175]")
            or string.find(scalar, "^\225\183") or string.find(scalar, "^\226\128[\140\141]")
            or string.find(scalar, "^\226\131[\144-\191]") or string.find(scalar, "^\239\184[\128-\143\160-\175]")
        end

        local function scalars(text)
          local found = {}
          for scalar in string.gmatch(text, "[%z\1-\127\194-\244][\128-\191]*") do found[#found + 1] = scalar end
          return found
        end

        -- The number of characters.
        local function characters(found)
          local count = 0
          for index, scalar in ipairs(found) do
            local isInside = index > 1 and (extends(scalar) or scalar == "\n" and found[index - 1] == "\r")
            if not isInside then count = count + 1 end
          end
          return count
        end

        -- The non-empty pieces between commas, each as a list of scalars; a comma with a mark behind it separates nothing.
        local function pieces(found)
          local all, piece = {}, {}
          for index, scalar in ipairs(found) do
            local follower = found[index + 1]
            if scalar == "," and not (follower and extends(follower)) then
              if #piece > 0 then all[#all + 1] = piece end
              piece = {}
            else
              piece[#piece + 1] = scalar
            end
          end
          if #piece > 0 then all[#all + 1] = piece end
          return all
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
          local ids, all = {}, pieces(scalars(bc.part(b, range[1], range[2])))
          for index = 1, math.min(#all, \#(ProtocolLimits.fragmentIDs)) do
            local id = characters(all[index]) == 16 and identifier(trimmed(all[index]))
            if id then ids[#ids + 1] = id end
          end
          return ids, #all
        end
        """#
}
