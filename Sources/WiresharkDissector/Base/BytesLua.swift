/// Reading bytes: `b` is always a string, `o` an offset from 0.
enum BytesLua: LuaPart {
    static let text = #"""
        local byte = string.byte
        bc.band, bc.bxor, bc.rshift, bc.rrotate = (function()
          if bit32 then return bit32.band, bit32.bxor, bit32.rshift, bit32.rrotate end
          local source = [[
            local function rotate(x, n) return (x >> n | x << (32 - n)) & 0xffffffff end
            local function exclusive(x, y, z) return x ~ y ~ (z or 0) end
            return function(x, y) return x & y end, exclusive, function(x, n) return x >> n end, rotate]]
          return load(source)()
        end)()

        function bc.names(names)
          return setmetatable(names, { __index = function(_, key) error("no field " .. tostring(key)) end })
        end

        function bc.set(...)
          local set = {}
          for _, value in ipairs({ ... }) do set[value] = true end
          return set
        end

        -- Ends the decoding of a packet, or of its payload.
        function bc.refuse(reason, offset, needed, available, layer)
          error({ reason = reason, layer = layer or "payload", offset = offset, needed = needed or 0, available = available or 0 }, 0)
        end

        -- Calls f; returns its results behind true, or nil and the refusal. Other errors go on.
        function bc.try(f, ...)
          local results = { pcall(f, ...) }
          if results[1] then return true, results[2], results[3] end
          if type(results[2]) == "table" and results[2].reason then return nil, results[2] end
          error(results[2], 0)
        end

        function bc.u8(b, o) return byte(b, o + 1) end

        function bc.u16(b, o)
          local x, y = byte(b, o + 1, o + 2)
          return x * 256 + y
        end

        function bc.u32(b, o) return bc.u16(b, o) * 65536 + bc.u16(b, o + 2) end

        -- Eight bytes as a floating-point number: exact below 2^53.
        function bc.approximately(b, o) return bc.u32(b, o) * 4294967296 + bc.u32(b, o + 4) end

        -- The last eight bytes of n as a UInt64, most significant first.
        function bc.big(b, o, n)
          local high, low = 0, 0
          for index = math.max(0, n - 8), n - 1 do
            local value = byte(b, o + index + 1)
            if n - index > 4 then high = high * 256 + value else low = low * 256 + value end
          end
          return UInt64.new(low, high)
        end

        -- The first eight bytes of n as a UInt64, least significant first.
        function bc.little(b, o, n)
          local high, low = 0, 0
          for index = math.min(n, 8) - 1, 0, -1 do
            local value = byte(b, o + index + 1)
            if index > 3 then high = high * 256 + value else low = low * 256 + value end
          end
          return UInt64.new(low, high)
        end

        -- A whole number below 2^53 as a UInt64.
        function bc.wide(value)
          if type(value) ~= "number" then return value end
          return UInt64.new(math.floor(value % 4294967296), math.floor(value / 4294967296))
        end

        function bc.part(b, o, n) return string.sub(b, o + 1, o + n) end

        function bc.hex(b) return (string.gsub(b, ".", function(c) return string.format("%02x", byte(c)) end)) end

        -- Whether the n bytes at o are all `value`.
        function bc.isRun(b, o, n, value)
          for index = o + 1, o + n do
            if byte(b, index) ~= value then return false end
          end
          return true
        end
        """#
}
