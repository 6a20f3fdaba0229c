import BitchatPayload

/// Capability bits, as `Capabilities` reads and shows them.
enum CapabilitiesLua: LuaPart {
    static let text = #"""
        local names = { \#(Capabilities.names.map { "\"\($0)\"" }.joined(separator: ", ")) }
        bc.namedCapabilities = #names

        -- Whether bit `index` of the little-endian field is set; bytes beyond the eighth do not count.
        function bc.capability(b, range, index)
          local place = math.floor(index / 8)
          if place >= math.min(range[2], 8) then return false end
          return math.floor(bc.u8(b, range[1] + place) / 2 ^ (index % 8)) % 2 == 1
        end

        function bc.isMinimal(b, o, n) return n >= 1 and n <= 8 and (n == 1 or bc.u8(b, o + n - 1) ~= 0) end

        function bc.capabilities(out, numberField, listField, b, range)
          bc.decimal(out, numberField, bc.little(b, range[1], range[2]), range[1], range[2])
          local list = bc.list(out, listField, range[1], range[2])
          for index, name in ipairs(names) do
            if bc.capability(b, range, index - 1) then bc.symbol(list, listField, name, range[1], range[2]) end
          end
        end
        """#
}
