import BitchatFrame

/// Padding and what else stands behind a frame (docs/protocol.md 2.5), as `FramePadding` tells it.
enum PaddingLua: LuaPart {
    static let text = #"""
        -- The bytes of padding from o on, and those that are none.
        function bc.tail(b, o)
          local count = math.max(0, #b - o)
          if count > 0 and bc.u8(b, o) == count and bc.isRun(b, o, count, count) then return count, 0 end
          return 0, count
        end

        -- The length that a frame is padded to.
        function bc.block(length)
          for _, block in ipairs { \#(ProtocolLimits.paddingBlocks.map { "\($0)" }.joined(separator: ", ")) } do
            if length <= block - \#(ProtocolLimits.paddingReserve) then return block end
          end
          return length
        end

        -- The length of the whole padding at o, or 0; values 1 and 2 look like versions.
        function bc.paddingLength(b, o)
          local value = bc.u8(b, o)
          if value == nil or value <= 2 or value > #b - o or not bc.isRun(b, o, value, value) then return 0 end
          return value
        end
        """#
}
