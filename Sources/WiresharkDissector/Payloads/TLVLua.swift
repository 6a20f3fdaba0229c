import BitchatPayload

/// Type-length-value lists, as `TLVReader`, `TLVTally` and `UnknownFields` read them.
enum TLVLua: LuaPart {
    static let text = #"""
        \#(LuaText.names(UnknownFields.fields))

        -- The next field at p before `last`: its type, where its value stands, its length; nil at the end.
        function bc.field(b, p, last, width)
          if last - p <= width then return nil end
          local length = width == 1 and bc.u8(b, p + 1) or bc.u16(b, p + 1)
          local value = p + 1 + width
          if length > last - value then bc.refuse("truncated", value, length, last - value) end
          return bc.u8(b, p), value, length
        end

        -- Takes note of a field's type in the remarks r.
        function bc.tally(r, known, type)
          if not known[type] then
            r.unknown = true
          elseif r.seen[type] then
            r.repeated = true
          end
          r.seen[type] = true
        end

        -- Hands every field to take(type, offset, length, remarks); returns the remarks.
        function bc.walk(b, o, n, width, known, allowsLeftover, take)
          local p, last, r = o, o + n, { seen = {} }
          while true do
            local type, value, length = bc.field(b, p, last, width)
            if not type then break end
            bc.tally(r, known, type)
            take(type, value, length, r)
            p = value + length
          end
          if p < last and not allowsLeftover then bc.refuse("trailingBytes", p, width + 1, last - p) end
          if p < last then r.leftover = { p, last - p } end
          return r
        end

        function bc.required(value, type, o, n)
          if value == nil then bc.refuse("missingField", o + n, type, 0) end
          return value
        end

        -- The value of a field, whose length must be within bounds.
        function bc.sized(o, n, least, most)
          most = most or least
          if n < least or n > most then bc.refuse("fieldLength", o, math.min(math.max(n, least), most), n) end
          return { o, n }
        end

        function bc.unknownField(out, type, o, n, width)
          local one = bc.object(out, F.unknownFields, o - width - 1, n + width + 1)
          bc.number(one, F.type, type, o - width - 1, 1)
          bc.number(one, F.length, n, o - width, width)
          bc.bytes(one, F.bytes, o, n)
        end

        function bc.repeats(out, o, n, r)
          if r.repeated then bc.flag(out, F.repeatedFields, true, o, n) end
        end

        function bc.unknownList(out, o, n) return bc.list(out, F.unknownFields, o, n) end

        -- Shows repeats, fields of unknown type and leftover bytes.
        function bc.unknown(out, b, o, n, width, known, r)
          bc.repeats(out, o, n, r)
          if r.unknown then
            local list, p = bc.unknownList(out, o, n), o
            while true do
              local type, value, length = bc.field(b, p, o + n, width)
              if not type then break end
              if not known[type] then bc.unknownField(list, type, value, length, width) end
              p = value + length
            end
          end
          if r.leftover then bc.bytes(out, F.leftover, r.leftover[1], r.leftover[2]) end
        end
        """#
}
