import Dissection
import LinkLayers

/// The entry: called by Wireshark for every record, on every pass.
enum PostdissectorLua: LuaPart {
    static let text = #"""
        local proto = Proto("bitchat", "bitchat")
        bc.proto = proto
        for _, field in pairs(bc.field_) do bc.fieldList[#bc.fieldList + 1] = field end
        proto.fields, proto.experts = bc.fieldList, bc.expertList
        proto.prefs.handle = Pref.uint("Attribute handle", 0, "A handle that is bitchat's though no discovery is in the file; 0: none")
        proto.prefs.largest = Pref.uint("Largest payload", 131072, "The most bytes that are inflated, or hashed for a packet ID")
        function bc.largest() return proto.prefs.largest end
        function bc.chosenHandle() return proto.prefs.handle > 0 and proto.prefs.handle or nil end

        local get = {}
        for key, name in pairs {
          att = "btatt", uuid128 = "btatt.uuid128", uuid16 = "btatt.uuid16", time = "frame.time_epoch", acl = "bthci_acl.chandle",
          air = "btle.access_address", event = "bthci_evt.code", sub = "bthci_evt.le_meta_subevent",
          ended = "bthci_evt.connection_handle", monitor = "hci_mon.adapter_id", interface = "frame.interface_id",
          aclBegin = "bthci_acl.continuation_to", payload = "btl2cap.payload", cid = "btl2cap.cid", psm = "btl2cap.psm",
          sduBegin = "btl2cap.le_sdu.fragment",
        } do get[key] = Field.new(name) end
        local function value(key)
          local info = get[key]()
          return info and info.value
        end

        local function adapter() return tostring(value("monitor") or value("interface") or 0) end

        -- Where and when the values of this record were seen.
        local function place(pinfo, pdus)
          local time, air, isSent = value("time"), value("air"), pinfo.p2p_dir == 0
          local at = { record = pinfo.number, time = time.secs * 1000000 + math.floor(time.nsecs / 1000) }
          at.first = value("sduBegin") or value("aclBegin") or at.record
          local name = air and "air " .. tostring(air) or adapter() .. " " .. tostring(value("acl") or "")
          at.link, at.scope = bc.link(name), (air and "air " or "host ") .. adapter() .. " " .. tostring(pinfo.p2p_dir)
          at.sender, at.receiver = isSent and "near" or "far", isSent and "far" or "near"
          at.direction = air and (isSent and "centralToPeripheral" or "peripheralToCentral") or isSent and "sent" or "received"
          local long, short = get.uuid128(), get.uuid16()
          at.isBitchat = #pdus == 1 and long ~= nil and long.range:raw() == bc.characteristic
          at.isOther = #pdus == 1 and not at.isBitchat and (long ~= nil or short ~= nil)
          return at
        end

        -- The first time: values become packets, which are kept with their records.
        local function learn(pinfo, pdus)
          local event, sub = value("event"), value("sub")
          if event == 0x05 or event == 0x3e and (sub == 0x01 or sub == 0x0a) then
            bc.close(adapter() .. " " .. tostring(value("ended") or ""))
          end
          local channel = #pdus == 0 and not value("psm") and value("cid")
          if #pdus == 0 and not channel then return end
          local at = place(pinfo, pdus)
          if channel then bc.receiveSegment(get.payload(), channel, at) end
          for index, pdu in ipairs(pdus) do bc.receive(pdu.range:raw(), index, at) end
        end

        local function tvbOf(bytes, name) return ByteArray.new(bytes, true):tvb(name) end

        -- The packet's bytes, and a tvb of them.
        local function source(packet, pdus)
          if packet.pdu then
            local tvb = pdus[packet.pdu].range(packet.o, packet.n)
            return tvb:raw(), tvb:tvb()
          end
          if not packet.bytes then return nil end
          return packet.bytes, tvbOf(packet.bytes, packet.history and "Frame from fragments" or "Joined values")
        end

        local function showPacket(packet, pdus, tree)
          local bytes, tvb = source(packet, pdus)
          if not bytes then
            tree:add(proto, packet.text .. " (too much to be kept)")
            return
          end
          local p = bc.read(bytes, packet.dialect or 0)
          p.history, p.delivery = packet.history, packet.value.delivery
          local item = tree:add(proto, bc.range(tvb, 0, p.frame and p.frame.length or #bytes), packet.text)
          if p.header then bc.show(bc.headerNodes(p), item, tvb) end
          if p.payload then
            local inner = p.isInflated and #p.payload.b > 0 and tvbOf(p.payload.b, "Inflated payload") or tvb
            bc.show(bc.payloadNodes(p), item, inner)
            if p.nodes then bc.show(p.nodes, item, inner) end
          elseif p.isTooLarge then
            item:append_text(" (payload larger than the preference allows)")
          end
          if p.frame then bc.show(bc.tailNodes(p), item, tvb) end
          bc.show(bc.outerNodes(p, packet), item, tvb)
          bc.showFindings(p, item, tvb)
        end

        local function dissect(pinfo, tree)
          local pdus = { get.att() }
          local state = bc.state
          local hasFields = #pdus > 0 or value("payload") ~= nil
          if not pinfo.visited or hasFields and pinfo.number > state.last then
            -- A first pass without a tree has no fields, as that of tshark -2 without a filter: then a later pass learns.
            if hasFields then state.last = pinfo.number end
            learn(pinfo, pdus)
          elseif not state.isFinished and state.last > 0 then
            state.isFinished = true
            bc.surrenderAll()
          end
          local packets = bc.state.records[pinfo.number]
          if not packets then return end
          local texts = {}
          for _, packet in ipairs(packets) do
            texts[#texts + 1] = packet.text
            -- Without a tree there are no fields on later passes, only columns.
            if #pdus > 0 or packet.bytes then showPacket(packet, pdus, tree) end
          end
          pinfo.cols.protocol = "bitchat"
          pinfo.cols.info = table.concat(texts, " | ")
        end

        function proto.init() bc.reset() end

        function proto.dissector(tvb, pinfo, tree)
          local isDone, failure = pcall(dissect, pinfo, tree)
          if isDone then return end
          local text = type(failure) == "table" and tostring(failure.reason) or tostring(failure)
          tree:add(proto, tvb(0, 0), "bitchat: the dissector failed"):add_proto_expert_info(bc.fault_, text)
        end

        register_postdissector(proto)
        -- The enhanced attribute protocol (EATT) runs over channels of this PSM.
        pcall(function() DissectorTable.get("btl2cap.psm"):add(0x27, Dissector.get("btatt")) end)
        -- A listener makes Wireshark build the trees, and with them the fields, when it reads a file.
        bc.listener = Listener.new("frame")
        function bc.listener.packet() end
        function bc.listener.draw() end
        function bc.listener.reset() end
        """#
}
