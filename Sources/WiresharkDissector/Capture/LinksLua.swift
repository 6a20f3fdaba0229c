import BitchatFrame
import Dissection
import LinkLayers

/// What is remembered of a capture while it is read for the first time, and the packets of each record.
enum LinksLua: LuaPart {
    static let text = #"""
        local mostKept = 67108864

        -- Forgets everything: another file is read.
        function bc.reset()
          bc.state = {
            senders = {}, senderCount = 0, links = {}, linkCount = 0, serial = 0, pending = {}, pendingCount = 0, held = 0,
            scopes = {}, scopeCount = 0, records = {}, kept = 0, last = 0, isFinished = false,
          }
        end
        bc.reset()

        local function database() return { count = 0 } end

        -- The link of that name.
        function bc.link(name)
          local state = bc.state
          if not state.links[name] then
            if state.linkCount >= 65536 then state.links, state.linkCount = {}, 0 end
            state.serial, state.linkCount = state.serial + 1, state.linkCount + 1
            state.links[name] = { serial = state.serial, databases = { near = database(), far = database() }, queues = {}, channels = {} }
          end
          return state.links[name]
        end

        -- A link ended, or another one begins under its name.
        function bc.close(name)
          local link = bc.state.links[name]
          if not link then return end
          bc.surrenderAll(link.serial)
          bc.state.links[name], bc.state.linkCount = nil, bc.state.linkCount - 1
        end

        -- Completes a packet and keeps it with its record; goes on with the packet that its fragment completes.
        function bc.emit(b, value, origin, depth, history)
          local p = bc.read(b)
          p.history = history
          local packet = { n = #b, dialect = p.dialect, value = value, history = history, text = bc.summary(p) }
          if origin then
            packet.pdu, packet.o = origin.pdu, origin.o
          elseif bc.state.kept + #b <= mostKept then
            packet.bytes, bc.state.kept = b, bc.state.kept + #b
          end
          local packets = bc.state.records[value.record] or {}
          bc.state.records[value.record] = packets
          packets[#packets + 1] = packet
          if depth >= \#(PacketDissector.nesting) then return end
          local inner, records = bc.rebuild(p, value)
          if not inner then return end
          local fragment = p.details
          bc.emit(inner, value, nil, depth + 1, {
            stream = fragment.stream, records = records, sender = p.header.sender, original = fragment.original,
          })
        end

        -- Takes one value of an attribute; `at` says where it was seen.
        local function deliver(b, handle, carrier, origin, at, first)
          local isWrite = bc.isWrite(carrier)
          local server = isWrite and at.receiver or at.sender
          local handles = at.link.databases[server]
          local how = handles[handle]
          if not how and at.isOther then return end
          if not how and at.isBitchat or handle == bc.chosenHandle() then
            how = "discovered"
            bc.learn(handles, handle, how)
          end
          if not how then
            if not bc.isWhole(b) then return end
            how = "inferred"
          end
          if not handles[handle] then bc.learn(handles, handle, how) end
          local value = {
            record = at.record, first = first or at.first, time = at.time, link = at.link, scope = at.scope, carrier = carrier,
            isWrite = isWrite, direction = at.direction, mapping = how,
            key = string.format("%d %05d %s", at.link.serial, handle, isWrite and "w" or "n"),
            delivery = { values = 1, offset = 0, framesBefore = 0, skipped = 0, carrier = carrier, isWrite = isWrite },
          }
          if not bc.join(b, value) then bc.split(b, value, origin) end
        end

        -- Takes one PDU of the attribute protocol, number `index` of its record.
        function bc.receive(pdu, index, at)
          bc.discover(pdu, at.link.databases[at.sender])
          local values, carrier = bc.values(pdu)
          for _, one in ipairs(values) do
            deliver(bc.part(pdu, one[2], one[3]), one[1], carrier, index and { pdu = index, o = one[2] }, at)
          end
          local runs, how = bc.prepared(pdu, at.link, at.sender, at.receiver, at.first)
          for _, run in ipairs(runs) do
            if #run.bytes > 0 then deliver(run.bytes, run.handle, how, nil, at, run.record) end
          end
        end
        """#
}
