/// A packet in a line: the text of its item, and of the info column.
enum SummaryLua: LuaPart {
    static let text = #"""
        local function peer(id)
          if id == nil or id == string.rep("\255", 8) then return "all" end
          return bc.hex(id)
        end

        -- At most 60 bytes of a text, control characters replaced.
        local function clean(text)
          text = string.gsub(text, "[%c]", "?")
          if #text <= 60 then return text end
          local last = 60
          while last > 0 and bc.band(bc.u8(text, last), 0xc0) == 0x80 do last = last - 1 end
          return string.sub(text, 1, last) .. "..."
        end

        local gist = {
          [0x01] = function(p) return p.details.nickname and bc.part(p.payload.b, p.details.nickname[1], p.details.nickname[2]) end,
          [0x02] = function(p) return bc.part(p.payload.b, p.payload.o, p.payload.n) end,
          [0x20] = function(p) return (p.details.index + 1) .. " of " .. p.details.total end,
        }

        function bc.summary(p)
          local h = p.header
          if not h then return "bitchat: " .. p.error.reason end
          local words = { "bitchat", p.kind or bc.typeName[h.type] or string.format("type 0x%02x", h.type) }
          words[#words + 1] = peer(h.sender) .. " > " .. peer(p.frame and p.frame.recipient)
          words[#words + 1] = "ttl " .. h.ttl
          if bc.has(h.flags, "rsr") then words[#words + 1] = "RSR" end
          local text = p.isDecoded and p.dialect == 0 and gist[h.type] and gist[h.type](p)
          if text then words[#words + 1] = '"' .. clean(text) .. '"' end
          if p.history then words[#words + 1] = "from " .. #p.history.records .. " fragments" end
          if p.error then words[#words + 1] = "[" .. p.error.reason .. "]" end
          return table.concat(words, " ")
        end
        """#
}
