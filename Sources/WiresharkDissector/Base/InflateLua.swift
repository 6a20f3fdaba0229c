/// DEFLATE (RFC 1951), with the endings of `RawInflateResult`; at most `limit` bytes come out.
enum InflateLua: LuaPart {
    static let text = #"""
        local byte, char = string.byte, string.char
        local ended, corrupt, full = { "inputEnded" }, { "corrupt" }, { "outputFull" }

        local function bits(state, count)
          while state.count < count do
            local value = byte(state.input, state.position + 1)
            if value == nil or state.position >= state.last then error(ended, 0) end
            state.hold = state.hold + value * 2 ^ state.count
            state.count = state.count + 8
            state.position = state.position + 1
          end
          local value = state.hold % 2 ^ count
          state.hold = (state.hold - value) / 2 ^ count
          state.count = state.count - count
          return value
        end

        -- The canonical code of the lengths, by length and code; nil when they are none, or leave codes free where that is no code.
        local function code(lengths, count, isForLengths)
          local counts, longest = {}, 0
          for length = 0, 15 do counts[length] = 0 end
          for index = 0, count - 1 do
            counts[lengths[index]] = counts[lengths[index]] + 1
            longest = math.max(longest, lengths[index])
          end
          local left, next, first = 1, {}, 0
          counts[0] = 0
          for length = 1, 15 do
            left = left * 2 - counts[length]
            if left < 0 then return nil end
            first = (first + counts[length - 1]) * 2
            next[length] = first
          end
          if longest > 0 and left > 0 and (isForLengths or longest ~= 1) then return nil end
          local symbols = { longest = math.max(longest, 1) }
          for index = 0, count - 1 do
            local length = lengths[index]
            if length > 0 then
              symbols[length * 65536 + next[length]] = index
              next[length] = next[length] + 1
            end
          end
          return symbols
        end

        local function symbol(state, symbols)
          local value = 0
          for length = 1, symbols.longest do
            value = value * 2 + bits(state, 1)
            local found = symbols[length * 65536 + value]
            if found then return found end
          end
          error(corrupt, 0)
        end

        local function put(state, value)
          if state.produced >= state.limit then error(full, 0) end
          state.produced = state.produced + 1
          state.output[state.produced] = value
        end
        bc.inflating = { bits = bits, code = code, symbol = symbol, put = put, corrupt = corrupt }
        """#
}
