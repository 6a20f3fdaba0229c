import BitchatFrame

/// The payload of a compressed frame (docs/protocol.md 2.4), by the rules of `FrameInflater`.
enum CompressionLua: LuaPart {
    static let text = #"""
        -- What is wrong with a body of n bytes that should inflate to `size`; Android tolerates less than iOS.
        local function fault(ending, produced, used, n, size, isAndroid)
          if ending == "corrupt" then return "inflate" end
          if ending == "outputFull" then return isAndroid and "originalMismatch" or nil end
          if produced == 0 then return "inflate" end
          if produced ~= size then return "originalMismatch" end
          if ending == "inputEnded" then return isAndroid and "inflate" or nil end
          return isAndroid and used < n and "trailingBytes" or nil
        end

        local function adler(text)
          local x, y = 1, 0
          for index = 1, #text do
            x = (x + string.byte(text, index)) % 65521
            y = (y + x) % 65521
          end
          return y * 65536 + x
        end

        function bc.hasZlibHeader(b, o, n)
          return n >= 2 and bc.u8(b, o) % 16 == 8 and bc.u16(b, o) % 31 == 0
        end

        -- The payload inside a zlib wrapper (RFC 1950), or nil.
        local function unwrapped(b, o, n, size)
          if not bc.hasZlibHeader(b, o, n) or bc.u8(b, o) > 0x78 or bc.band(bc.u8(b, o + 1), 32) ~= 0 then return nil end
          local ending, output, used = bc.inflate(b, o + 2, n - 2, size)
          if ending ~= "finished" or #output ~= size or used + 6 ~= n or bc.u32(b, o + 2 + used) ~= adler(output) then return nil end
          return output
        end

        -- Inflates the payload of `frame`; keeps in `p` the first refusal and what rules ask for. Nil when both apps refuse it.
        function bc.inflated(b, frame, p)
          local o, n, size = frame.body, frame.bodyLength, frame.original
          if size > bc.largest() then
            p.isTooLarge = true
            return nil
          end
          local ending, output, used = bc.inflate(b, o, n, size)
          p.inflating = { ending = ending, produced = #output, used = used }
          for _, isAndroid in ipairs { false, true } do
            if isAndroid or not p.error then
              local wrapped = isAndroid and unwrapped(b, o, n, size)
              local reason = not wrapped and fault(ending, #output, used, n, size, isAndroid)
              if not reason then return wrapped or output end
              p.error = p.error or { reason = reason, layer = "frame", offset = o, needed = size, available = #output }
            end
          end
          return nil
        end
        """#
}
