/// SHA-256 (FIPS 180-4), for packet IDs; its constants are computed from the primes they come from.
enum SHA256Lua: LuaPart {
    static let text = #"""
        local band, bxor, rshift, rrotate = bc.band, bc.bxor, bc.rshift, bc.rrotate
        local word = 4294967296

        -- The first 32 bits behind the point of the n-th root of the first `count` primes.
        local function roots(count, n)
          local found, candidate = {}, 2
          while #found < count do
            local isPrime = true
            for divisor = 2, math.floor(math.sqrt(candidate)) do
              if candidate % divisor == 0 then isPrime = false end
            end
            if isPrime then found[#found + 1] = math.floor(candidate ^ (1 / n) % 1 * word) end
            candidate = candidate + 1
          end
          return found
        end
        local round, start = roots(64, 3), roots(8, 2)

        local function block(state, message, position)
          local w = {}
          for index = 0, 15 do w[index] = bc.u32(message, position + 4 * index) end
          for index = 16, 63 do
            local x, y = w[index - 15], w[index - 2]
            local s = bxor(rrotate(x, 7), rrotate(x, 18), rshift(x, 3))
            local t = bxor(rrotate(y, 17), rrotate(y, 19), rshift(y, 10))
            w[index] = (w[index - 16] + s + w[index - 7] + t) % word
          end
          local a, b, c, d, e, f, g, h = state[1], state[2], state[3], state[4], state[5], state[6], state[7], state[8]
          for index = 0, 63 do
            local s, choice = bxor(rrotate(e, 6), rrotate(e, 11), rrotate(e, 25)), bxor(g, band(e, bxor(f, g)))
            local first = h + s + choice + round[index + 1] + w[index]
            local t, majority = bxor(rrotate(a, 2), rrotate(a, 13), rrotate(a, 22)), bxor(band(a, b), band(c, bxor(a, b)))
            h, g, f, e, d, c, b, a = g, f, e, (d + first) % word, c, b, a, (first + t + majority) % word
          end
          for index, value in ipairs({ a, b, c, d, e, f, g, h }) do state[index] = (state[index] + value) % word end
        end

        -- The first 16 bytes of the digest of `message`.
        function bc.digest(message)
          local state, bits = {}, #message * 8
          for index, value in ipairs(start) do state[index] = value end
          local tail = "\128" .. string.rep("\0", (55 - #message) % 64)
          for shift = 7, 0, -1 do tail = tail .. string.char(math.floor(bits / 256 ^ shift) % 256) end
          message = message .. tail
          for position = 0, #message - 64, 64 do block(state, message, position) end
          local digest = ""
          for index = 1, 4 do
            for shift = 3, 0, -1 do digest = digest .. string.char(math.floor(state[index] / 256 ^ shift) % 256) end
          end
          return digest
        end
        """#
}
