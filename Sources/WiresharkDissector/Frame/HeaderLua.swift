import BitchatFrame

/// The fixed header and where the parts behind it stand (docs/protocol.md 2.1), as `FrameDecoder` and `FrameLayout` read them.
enum HeaderLua: LuaPart {
    static let text = #"""
        local flag = {
          recipient = \#(FrameFlags.recipient.rawValue), signature = \#(FrameFlags.signature.rawValue),
          compressed = \#(FrameFlags.compressed.rawValue), route = \#(FrameFlags.route.rawValue),
          rsr = \#(FrameFlags.rsr.rawValue), reserved = \#(FrameFlags.reserved.rawValue),
        }
        bc.flagNames = { "recipient", "signature", "compressed", "route", "rsr" }
        function bc.has(flags, name) return bc.band(flags, flag[name]) ~= 0 end

        -- The header of the frame at the start of b; refused when it is short or of no known version.
        function bc.header(b)
          if #b < \#(ProtocolLimits.smallestFrame) then bc.refuse("short", 0, \#(ProtocolLimits.smallestFrame), #b, "frame") end
          local version = bc.u8(b, 0)
          if version ~= 1 and version ~= 2 then bc.refuse("version", 0, 2, version, "frame") end
          local isShort = version == 1
          if not isShort and #b < 24 then bc.refuse("short", 0, 24, #b, "frame") end
          local h = { version = version, type = bc.u8(b, 1), ttl = bc.u8(b, 2), flags = bc.u8(b, 11), fixed = isShort and 14 or 16 }
          h.payloadLength = isShort and bc.u16(b, 12) or bc.u32(b, 12)
          h.sender = bc.part(b, h.fixed, 8)
          return h
        end

        -- Where the parts of a frame with this header stand; its hops are nil when their count is not there.
        function bc.layout(h, b)
          local l = { head = h.fixed + 8, sizeField = h.version == 1 and 2 or 4, payload = h.payloadLength, hops = 0 }
          l.isCompressed = bc.has(h.flags, "compressed")
          l.hasRoute = h.version == 2 and bc.has(h.flags, "route")
          l.hasRecipient = bc.has(h.flags, "recipient")
          l.signature = bc.has(h.flags, "signature") and 64 or 0
          l.route = l.head + (l.hasRecipient and 8 or 0)
          if l.hasRoute then l.hops = l.route < #b and bc.u8(b, l.route) or nil end
          l.section = l.route + (l.hasRoute and 1 + 8 * (l.hops or 0) or 0)
          l.length = l.section + l.payload + l.signature
          return l
        end
        """#
}
