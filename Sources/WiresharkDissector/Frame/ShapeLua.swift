import Dissection

/// What a frame looks like where nothing else tells (docs/capture-formats.md 10.7), as `FrameShape` judges it.
enum ShapeLua: LuaPart {
    static let text = #"""
        -- Whether a plausible header begins at o.
        function bc.begins(b, o)
          if #b - o < 12 then return false end
          local version = bc.u8(b, o)
          if version ~= 1 and version ~= 2 or not bc.typeName[bc.u8(b, o + 1)] then return false end
          local time = bc.approximately(b, o + 3)
          if time < \#(FrameShape.plausibleTimes.lowerBound) or time >= \#(FrameShape.plausibleTimes.upperBound) then return false end
          return not bc.has(bc.u8(b, o + 11), "reserved")
        end

        -- Whether b is one whole frame, with nothing or valid padding behind it.
        function bc.isWhole(b)
          if not bc.begins(b, 0) then return false end
          local isFrame, frame = bc.try(bc.frame, b, bc.limits.ios)
          if not isFrame then return false end
          local _, trailing = bc.tail(b, frame.length)
          return trailing == 0
        end

        -- Where another frame begins after the one that ends at o, directly or behind its padding; the end where none does.
        function bc.nextStart(b, o)
          if o >= #b then return #b end
          if bc.begins(b, o) then return o end
          local value = bc.u8(b, o)
          local next = o + value
          if value > 0 and next < #b and bc.begins(b, next) and bc.isRun(b, o, value, value) then return next end
          return #b
        end

        -- What stands before the next frame of a stream: how many bytes, and how many of them are no padding; nil without a frame.
        function bc.lead(b)
          local length, foreign = 0, 0
          while length < #b do
            if bc.begins(b, length) then return length, foreign end
            local padding = bc.paddingLength(b, length)
            foreign = foreign + (padding == 0 and 1 or 0)
            length = length + math.max(1, padding)
          end
          return nil
        end
        """#
}
