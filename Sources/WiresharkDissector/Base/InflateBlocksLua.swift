/// The blocks of DEFLATE, and the whole of a body.
enum InflateBlocksLua: LuaPart {
    static let text = #"""
        local bits, code, symbol, put = bc.inflating.bits, bc.inflating.code, bc.inflating.symbol, bc.inflating.put
        local corrupt = bc.inflating.corrupt
        local order = { 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15 }

        local function stored(state)
          bits(state, state.count % 8)
          local length = bits(state, 16)
          if length + bits(state, 16) ~= 65535 then error(corrupt, 0) end
          for _ = 1, length do put(state, bits(state, 8)) end
        end

        -- Length codes 257 to 285: four of each width from 8 codes on; 285 is 258.
        local function matchLength(state, value)
          if value > 285 then error(corrupt, 0) end
          if value == 285 then return 258 end
          local index = value - 257
          if index < 8 then return index + 3 end
          local extra = math.floor(index / 4) - 1
          return 3 + (4 + index % 4) * 2 ^ extra + bits(state, extra)
        end

        local function distance(state, value)
          if value > 29 then error(corrupt, 0) end
          if value < 4 then return value + 1 end
          local extra = math.floor(value / 2) - 1
          return 1 + (2 + value % 2) * 2 ^ extra + bits(state, extra)
        end

        local function compressed(state, literals, distances)
          while true do
            local value = symbol(state, literals)
            if value == 256 then return end
            if value < 256 then
              put(state, value)
            else
              local length = matchLength(state, value)
              local back = distance(state, symbol(state, distances))
              if back > state.produced then error(corrupt, 0) end
              for _ = 1, length do put(state, state.output[state.produced + 1 - back]) end
            end
          end
        end

        local function fixed()
          local lengths, distances = {}, {}
          for index = 0, 287 do lengths[index] = index < 144 and 8 or index < 256 and 9 or index < 280 and 7 or 8 end
          for index = 0, 31 do distances[index] = 5 end
          return code(lengths, 288), code(distances, 32)
        end

        local function dynamic(state)
          local literals, distances, count = bits(state, 5) + 257, bits(state, 5) + 1, bits(state, 4) + 4
          if literals > 286 or distances > 30 then error(corrupt, 0) end
          local lengths = {}
          for index = 0, 18 do lengths[index] = 0 end
          for index = 1, count do lengths[order[index]] = bits(state, 3) end
          local codes = code(lengths, 19, true)
          if codes == nil then error(corrupt, 0) end
          local all, filled = {}, 0
          while filled < literals + distances do
            local value, times = symbol(state, codes), 1
            if value == 16 then
              if filled == 0 then error(corrupt, 0) end
              value, times = all[filled - 1], 3 + bits(state, 2)
            elseif value == 17 then
              value, times = 0, 3 + bits(state, 3)
            elseif value == 18 then
              value, times = 0, 11 + bits(state, 7)
            end
            if filled + times > literals + distances then error(corrupt, 0) end
            for _ = 1, times do
              all[filled] = value
              filled = filled + 1
            end
          end
          if all[256] == 0 then error(corrupt, 0) end
          local behind = {}
          for index = 0, distances - 1 do behind[index] = all[literals + index] end
          local first, second = code(all, literals), code(behind, distances)
          if first == nil or second == nil then error(corrupt, 0) end
          return first, second
        end

        local function blocks(state)
          repeat
            local isLast, kind = bits(state, 1), bits(state, 2)
            if kind == 0 then stored(state)
            elseif kind == 1 then compressed(state, fixed())
            elseif kind == 2 then compressed(state, dynamic(state))
            else error(corrupt, 0) end
          until isLast == 1
        end

        local function joined(output, count)
          local parts = {}
          for start = 1, count, 4096 do
            parts[#parts + 1] = string.char((table.unpack or unpack)(output, start, math.min(start + 4095, count)))
          end
          return table.concat(parts)
        end

        -- Inflates the n bytes at o: the ending, what came out, and how many bytes were used.
        function bc.inflate(b, o, n, limit)
          local state = { input = b, position = o, last = o + n, hold = 0, count = 0, output = {}, produced = 0, limit = limit }
          local isWhole, failure = pcall(blocks, state)
          if not isWhole and type(failure) ~= "table" then error(failure, 0) end
          return isWhole and "finished" or failure[1], joined(state.output, state.produced), state.position - o
        end
        """#
}
