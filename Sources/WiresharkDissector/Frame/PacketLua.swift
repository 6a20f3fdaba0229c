/// One packet, decoded as far as it goes with its first refusal, as `PacketReader` does.
enum PacketLua: LuaPart {
    static let text = #"""
        local function readPayload(p, b, o, n, dialect)
          p.payload = { b = b, o = o, n = n }
          p.dialect = dialect or bc.dialectOf(p.header, b, o, n)
          local nodes = {}
          if p.dialect > 0 then
            p.kind = bc.historical(p.dialect, p.header.type, b, o, n, nodes)
            p.isDecoded, p.nodes = true, nodes
            return
          end
          local key = bc.payload[p.header.type] and p.header.type or "unknown"
          local isDecoded, details = bc.try(bc.payload[key], b, o, n, nodes)
          if isDecoded then
            p.kind, p.isDecoded, p.nodes, p.details = bc.kind[key], true, nodes, details or {}
          else
            p.error = p.error or details
          end
        end

        -- Reads the packet that b is; `dialect` as it was found before, if it was read before.
        function bc.read(b, dialect)
          local p = { bytes = b, padding = 0, trailing = 0 }
          p.frame, p.error = bc.anyFrame(b)
          if not p.frame then
            local isHeader, header = bc.try(bc.header, b)
            p.header = isHeader and header or nil
            return p
          end
          p.header = p.frame.header
          p.padding, p.trailing = bc.tail(b, p.frame.length)
          if p.frame.original == nil then
            readPayload(p, b, p.frame.body, p.frame.bodyLength, dialect)
          else
            local output = bc.inflated(b, p.frame, p)
            if output then
              p.isInflated = true
              readPayload(p, output, 0, #output, dialect)
            end
          end
          return p
        end

        -- The packet ID (docs/protocol.md 4.4): type, sender, timestamp and payload, hashed.
        function bc.packetID(p)
          if not p.payload or p.payload.n > bc.largest() then return nil end
          local content = bc.part(p.payload.b, p.payload.o, p.payload.n)
          return bc.digest(string.char(p.header.type) .. p.header.sender .. bc.part(p.bytes, 3, 8) .. content)
        end

        function bc.isBroadcast(p)
          return p.frame and (p.frame.recipient == nil or p.frame.recipient == string.rep("\255", 8))
        end
        """#
}
