import BitchatFrame
import BitchatPayload

/// A file in the open, as `FileTransferPayload` reads it.
enum FileTransferLua: LuaPayload {
    static let layout: any PayloadLayout.Type = FileTransferPayload.self
    static let type: MessageType? = .fileTransfer
    static let kind: StaticString = "fileTransfer"
    static let body = #"""
        local known, limit = bc.set(1, 2, 3, 4), \#(ProtocolLimits.fileContent)
        local d, r, p, last, length = { contents = {}, others = {} }, { seen = {} }, o, o + n, 0
        while p < last do
          local type, start, size = bc.u8(b, p), p, nil
          p = p + 1
          if type == 0x04 and last - p >= 4 and bc.u32(b, p) <= last - p - 4 then
            size, p = bc.u32(b, p), p + 4
          else
            d.isShortLength = d.isShortLength or type == 0x04
            if last - p < 2 then bc.refuse("truncated", p, 2, last - p) end
            size, p = bc.u16(b, p), p + 2
          end
          if size > last - p then bc.refuse("truncated", p, size, last - p) end
          bc.tally(r, known, type)
          if type == 0x01 then d.name = bc.textRange(b, p, size)
          elseif type == 0x02 and (size == 4 or size == 8) then
            local stated = bc.big(b, p, size)
            if stated > UInt64.new(limit, 0) then bc.refuse("lengthLimit", p, limit, bc.clamped(stated)) end
            d.size, d.isLongSize = { p, size }, size == 8
          elseif type == 0x03 then d.mimeType = bc.textRange(b, p, size)
          elseif type == 0x04 then
            length = length + size
            if length > limit then bc.refuse("lengthLimit", p, limit, length) end
            d.contents[#d.contents + 1] = { p, size }
          elseif not known[type] then d.others[#d.others + 1] = { type, p, size } end
          p = p + size
        end
        if length == 0 then bc.refuse("missingField", last, 0x04, 0) end
        if d.name then bc.text(out, F.name, d.name) end
        if d.size then bc.number(out, F.size, bc.u32(b, d.size[1] + d.size[2] - 4), d.size[1], d.size[2]) end
        if d.mimeType then bc.text(out, F.mimeType, d.mimeType) end
        local first = d.contents[1]
        bc.number(out, F.contentLength, length, first[1], first[2])
        local list = bc.list(out, F.contents, first[1], first[2])
        for _, content in ipairs(d.contents) do bc.bytes(list, F.contents, content[1], content[2]) end
        local long, short = d.isLongSize, d.isShortLength
        bc.symbol(out, F.fileDialect, bc.fileDialects[(long and 1 or 0) + (short and 2 or 0)], o, n)
        bc.repeats(out, o, n, r)
        if r.unknown then
          local others = bc.unknownList(out, o, n)
          for _, field in ipairs(d.others) do bc.unknownField(others, field[1], field[2], field[3], 2) end
        end
        return d
        """#
}
