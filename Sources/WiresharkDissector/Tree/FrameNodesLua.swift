import Conformance
import Dissection

/// What a packet shows beside its payload, in the order of `FrameFields` and `PacketFields`.
enum FrameNodesLua: LuaPart {
    static let text = #"""
        \#(LuaText.names(PacketFields.frame))
        \#(LuaText.names(PacketFields.capture + PacketFields.own, table: "P"))
        local number, bytes, flag, symbol = bc.number, bc.bytes, bc.flag, bc.symbol

        -- What the fixed header says.
        function bc.headerNodes(p)
          local out, h = {}, p.header
          number(out, F.version, h.version, 0, 1)
          number(out, F.type, h.type, 1, 1)
          if bc.typeName[h.type] then symbol(out, F.typeName, bc.typeName[h.type], 1, 1) end
          number(out, F.ttl, h.ttl, 2, 1)
          bc.decimal(out, F.timestamp, bc.big(p.bytes, 3, 8), 3, 8)
          number(out, F.flags, h.flags, 11, 1)
          for _, name in ipairs(bc.flagNames) do flag(out, F.flags .. "." .. name, bc.has(h.flags, name), 11, 1) end
          number(out, F.rawFlags, h.flags, 11, 1)
          bytes(out, F.sender, h.fixed, 8)
          number(out, F.payloadLength, h.payloadLength, 12, h.fixed - 12)
          local frame = p.frame
          if not frame then return out end
          if frame.recipient then bytes(out, F.recipient, h.fixed + 8, 8) end
          if frame.hops > 0 then
            local route = bc.list(out, F.route, frame.route + 1, 8 * frame.hops)
            for index = 0, frame.hops - 1 do bytes(route, F.route, frame.route + 1 + 8 * index, 8) end
          end
          flag(out, F.compressed, frame.original ~= nil, 11, 1)
          if frame.original then number(out, F.originalSize, frame.original, frame.section, frame.body - frame.section) end
          return out
        end

        -- The payload's bytes, and what it is.
        function bc.payloadNodes(p)
          local out, payload = {}, p.payload
          bytes(out, F.payload, payload.o, payload.n)
          if p.dialect > 0 then symbol(out, P.dialect, bc.dialects[p.dialect].name, payload.o, 0) end
          if p.isDecoded then symbol(out, P.kind, p.kind, payload.o, 0) end
          return out
        end

        -- What stands behind the payload, and what the frame is known by.
        function bc.tailNodes(p)
          local out, frame = {}, p.frame
          if frame.signature then bytes(out, F.signature, frame.signature, 64) end
          number(out, F.padding, p.padding, frame.length, p.padding)
          number(out, F.trailing, p.trailing, frame.length, p.trailing)
          number(out, F.length, frame.length, 0, 0)
          local id = bc.packetID(p)
          if id then bc.derived(out, F.packetID, id, 0) end
          return out
        end

        -- Where the packet came from, and why it does not decode.
        function bc.outerNodes(p, packet)
          local out, value, history = {}, packet.value, packet.history
          symbol(out, P.direction, value.direction, 0, 0)
          symbol(out, P.via, value.carrier, 0, 0)
          symbol(out, P.attribute, value.mapping, 0, 0)
          if value.first ~= value.record then number(out, P.firstRecord, value.first, 0, 0) end
          if history then
            local one = bc.object(out, P.reassembled, 0, 0)
            bc.derived(one, P.stream, history.stream, 0)
            number(one, P.fragments, #history.records, 0, 0)
            local records = bc.list(one, P.records, 0, 0)
            for _, record in ipairs(history.records) do number(records, P.records, record, 0, 0) end
          end
          if p.error then
            local one = bc.object(out, P.error, 0, 0)
            symbol(one, P.reason, p.error.reason, 0, 0)
            symbol(one, P.layer, p.error.layer, 0, 0)
            number(one, P.offset, p.error.offset, 0, 0)
            bc.decimal(one, P.needed, bc.wide(p.error.needed), 0, 0)
            bc.decimal(one, P.available, bc.wide(p.error.available), 0, 0)
          end
          return out
        end
        """#
}
