/// UTF-8 as `TextField` reads it, and text among bytes as `PrintableText` finds it.
enum TextLua: LuaPart {
    static let text = #"""
        local byte = string.byte

        -- The length of the well-formed scalar at o, or 0 when there is none before `last`.
        function bc.scalar(b, o, last)
          local lead = byte(b, o + 1)
          if lead == nil or o >= last then return 0 end
          if lead < 0x80 then return 1 end
          local length = lead < 0xe0 and 2 or lead < 0xf0 and 3 or 4
          if lead < 0xc2 or lead > 0xf4 or o + length > last then return 0 end
          local low, high = 0x80, 0xbf
          if lead == 0xe0 then low = 0xa0 elseif lead == 0xed then high = 0x9f
          elseif lead == 0xf0 then low = 0x90 elseif lead == 0xf4 then high = 0x8f end
          local second = byte(b, o + 2)
          if second < low or second > high then return 0 end
          for index = o + 3, o + length do
            local value = byte(b, index)
            if value < 0x80 or value > 0xbf then return 0 end
          end
          return length
        end

        function bc.isText(b, o, n)
          local last, high = o + n, string.find(bc.part(b, o, n), "[\128-\255]")
          if not high then return true end
          o = o + high - 1
          while o < last do
            local length = bc.scalar(b, o, last)
            if length == 0 then return false end
            o = o + length
          end
          return true
        end

        -- Where the text stands without a byte-order mark; nil when it is not UTF-8.
        function bc.textRange(b, o, n)
          if not bc.isText(b, o, n) then return nil end
          if n >= 3 and bc.part(b, o, 3) == "\239\187\191" then return { o + 3, n - 3 } end
          return { o, n }
        end

        -- The length of the scalar at o that is no control character, or 0.
        local function printable(b, o, last)
          local length, lead = bc.scalar(b, o, last), byte(b, o + 1)
          if length == 1 and (lead < 0x20 or lead == 0x7f) then return 0 end
          if lead == 0xc2 and length == 2 and byte(b, o + 2) < 0xa0 then return 0 end
          return length
        end

        function bc.isPrintable(b, o, n)
          local last = o + n
          while o < last do
            local length = printable(b, o, last)
            if length == 0 then return false end
            o = o + length
          end
          return n > 0
        end

        -- The longest run of printable text, the first of equals.
        function bc.longestText(b, o, n)
          local last, start, found = o + n, o, { o, 0 }
          while o < last do
            local length = printable(b, o, last)
            o = o + math.max(length, 1)
            if length == 0 then start = o elseif o - start > found[2] then found = { start, o - start } end
          end
          return found
        end
        """#
}
