/// The frames in the bytes of one value, or of several joined, as `PacketDissector` takes them out.
enum SplittingLua: LuaPart {
    static let text = #"""
        -- A copy of a table with some values changed.
        function bc.changed(old, changes)
          local new = {}
          for key, value in pairs(old) do new[key] = value end
          for key, value in pairs(changes) do new[key] = value end
          return new
        end

        -- What is left of a value after its first `count` bytes.
        local function dropping(value, count, frames, skipped)
          local rest = bc.changed(value, { first = value.record })
          rest.delivery = {
            values = 1, offset = value.delivery.offset + count, framesBefore = frames, skipped = skipped or 0,
            carrier = value.delivery.carrier, isWrite = value.delivery.isWrite,
          }
          return rest
        end

        -- Where a part of a value stands; nil for bytes that stand in no single value.
        local function place(origin, o) return origin and { pdu = origin.pdu, o = origin.o + o } or nil end

        -- Handles what begins at o of b; returns how many bytes it took.
        local function one(b, o, value, origin)
          local rest = o == 0 and b or string.sub(b, o + 1)
          local frame, refusal = bc.anyFrame(rest)
          if not frame then
            if not bc.wait(rest, refusal, value) then
              local _, trailing = bc.tail(rest, 0)
              if trailing > 0 then bc.emit(rest, value, place(origin, o), 0) end
            end
            return #rest
          end
          local isAll = value.isWrite or frame.length == #rest
          local last = isAll and #rest or bc.nextStart(rest, frame.length)
          bc.emit(string.sub(rest, 1, last), value, place(origin, o), 0)
          return last
        end

        -- Takes the frames out of b, one after the other; an unfinished one at the end waits for its neighbours.
        function bc.split(b, value, origin)
          local first, taken, frames, next = bc.u8(b, 0), 0, 0, value
          if first ~= 1 and first ~= 2 and not value.isWrite then
            local length, foreign = bc.lead(b)
            if length then taken, next = length, dropping(value, length, 0, foreign) end
          end
          repeat
            taken = taken + one(b, taken, next, origin)
            frames = frames + 1
            next = dropping(value, taken, frames)
          until taken >= #b
        end
        """#
}
