import LinkLayers

/// Long writes: the parts that one client has queued and not yet executed, as `PreparedWrites` keeps them.
enum PreparedWritesLua: LuaPart {
    static let text = #"""
        local function add(queue, handle, offset, part, record)
          if queue.total + #part > \#(LinkLayerLimits.preparedBytes) then return end
          for _, run in ipairs(queue.runs) do
            if run.handle == handle and offset >= run.offset and offset <= run.offset + #run.bytes then
              queue.last, queue.before = run, run.bytes
              local at = offset - run.offset
              run.bytes = string.sub(run.bytes, 1, at) .. part .. string.sub(run.bytes, at + #part + 1)
              queue.total = queue.total + #run.bytes - #queue.before
              return
            end
          end
          if #queue.runs >= \#(LinkLayerLimits.preparedRuns) then return end
          queue.last, queue.before = { handle = handle, offset = offset, bytes = part, record = record }, ""
          queue.total = queue.total + #part
          queue.runs[#queue.runs + 1] = queue.last
        end

        local function empty() return { runs = {}, total = 0 } end

        -- Takes a PDU that queues, executes or refuses parts of long writes; returns the runs that are executed, and how.
        function bc.prepared(pdu, link, sender, receiver, record)
          local opcode = #pdu > 0 and bc.u8(pdu, 0)
          link.queues[sender] = link.queues[sender] or empty()
          if opcode == 0x16 and #pdu >= 5 then
            add(link.queues[sender], bc.little16(pdu, 1), bc.little16(pdu, 3), string.sub(pdu, 6), record)
          elseif opcode == 0x01 and #pdu >= 2 and bc.u8(pdu, 1) == 0x16 then
            local queue = link.queues[receiver]
            if queue and queue.last then
              queue.total = queue.total - (#queue.last.bytes - #queue.before)
              queue.last.bytes, queue.last = queue.before, nil
            end
          elseif opcode == 0x18 and #pdu >= 2 then
            local runs = link.queues[sender].runs
            link.queues[sender] = empty()
            return runs, bc.u8(pdu, 1) % 2 == 0 and "cancelledWrite" or "longWrite"
          end
          return {}, nil
        end
        """#
}
