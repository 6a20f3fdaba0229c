import BitchatFrame
import Dissection

/// Values that are no whole frame alone, kept until their neighbours complete them, as `ValueJoiner` keeps them.
enum JoiningLua: LuaPart {
    static let text = #"""
        local state

        local function take(key)
          state = bc.state
          local waiting = state.pending[key]
          if not waiting then return nil end
          state.pending[key], state.pendingCount, state.held = nil, state.pendingCount - 1, state.held - waiting.total
          return waiting
        end

        local function joined(waiting) return table.concat(waiting.parts) end

        -- Takes what waits for one packet, whatever it is.
        local function surrender(waiting) bc.emit(joined(waiting), waiting.value, nil, 0) end

        local function keep(waiting)
          state = bc.state
          while state.pendingCount > 0
            and (state.held + waiting.total > \#(ValueJoiner.capacity) or state.pendingCount >= \#(ValueJoiner.streams)) do
            local oldest
            for _, one in pairs(state.pending) do
              if not oldest or one.value.record < oldest.value.record then oldest = one end
            end
            surrender(take(oldest.value.key))
          end
          state.pending[waiting.value.key] = waiting
          state.pendingCount, state.held = state.pendingCount + 1, state.held + waiting.total
        end

        -- Gives up what waits on a link, or anywhere; the oldest first.
        function bc.surrenderAll(serial)
          local all = {}
          for _, waiting in pairs(bc.state.pending) do
            if not serial or waiting.value.link.serial == serial then all[#all + 1] = waiting end
          end
          table.sort(all, function(x, y)
            if x.value.record ~= y.value.record then return x.value.record < y.value.record end
            return x.value.key < y.value.key
          end)
          for _, waiting in ipairs(all) do surrender(take(waiting.value.key)) end
        end

        -- Whether bytes that are refused begin a frame whose rest may come.
        local function mayGrow(b, refusal, value)
          if value.carrier == "longWrite" or value.carrier == "cancelledWrite" or not refusal then return false end
          local version = #b > 0 and bc.u8(b, 0)
          if version ~= 1 and version ~= 2 then return false end
          if refusal.reason ~= "short" and refusal.reason ~= "truncated" then return false end
          return value.delivery.offset == 0 or bc.begins(b, 0)
        end

        -- Whether what waits stays unfinished: a large frame is joined only when its payload can be whole.
        local function staysUnfinished(waiting)
          if waiting.total > #waiting.head then
            local isHeader, layout = bc.try(function() return bc.layout(bc.header(waiting.head), waiting.head) end)
            if isHeader and layout.hops and waiting.total < layout.section + layout.payload then return true end
          end
          local b = joined(waiting)
          local frame, refusal = bc.anyFrame(b)
          return not frame and mayGrow(b, refusal, waiting.value)
        end

        -- Joins a value to what waits for it; false when nothing does, or the value begins anew.
        function bc.join(b, value)
          local waiting = take(value.key)
          if not waiting then return false end
          local pause = math.abs(value.time - waiting.value.time)
          if pause > \#(ValueJoiner.patience) or bc.begins(b, 0) or bc.anyFrame(b) then
            surrender(waiting)
            return false
          end
          waiting.parts[#waiting.parts + 1], waiting.total = b, waiting.total + #b
          if #waiting.head < 4096 then waiting.head = waiting.head .. b end
          local delivery = waiting.value.delivery
          waiting.value = bc.changed(waiting.value, { record = value.record, time = value.time, carrier = value.carrier })
          waiting.value.delivery = bc.changed(delivery, { values = delivery.values + 1, carrier = value.carrier })
          if staysUnfinished(waiting) then keep(waiting) else bc.split(joined(waiting), waiting.value, nil) end
          return true
        end

        -- Keeps refused bytes for their neighbours where they may grow.
        function bc.wait(b, refusal, value)
          if not mayGrow(b, refusal, value) then return false end
          keep { parts = { b }, total = #b, head = b, value = value }
          return true
        end
        """#
}
