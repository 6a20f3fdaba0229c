import BitchatFrame

/// The whole frame and its refusals, in the order of `FrameDecoder`.
enum FrameLua: LuaPart {
    static let text = #"""
        bc.limits = {
          ios = { payload = \#(FrameLimits.ios.payload), original = \#(FrameLimits.ios.originalSize) },
          android = { payload = \#(FrameLimits.android.payload), original = \#(FrameLimits.android.originalSize) },
        }

        local function checkPacking(l)
          if l.payload > l.sizeField then return end
          local reason = l.payload < l.sizeField and "packedTooSmall" or "packedEmpty"
          bc.refuse(reason, l.section, l.sizeField + 1, l.payload, "frame")
        end

        local function originalSize(l, b)
          if not l.isCompressed then return nil end
          return l.sizeField == 2 and bc.u16(b, l.section) or bc.u32(b, l.section)
        end

        local function checkSize(l, b, limits)
          local size, allowed = originalSize(l, b), (l.payload - l.sizeField) * \#(ProtocolLimits.compressionRatio)
          if size == 0 or size > limits.original then bc.refuse("originalLimit", l.section, limits.original, size, "frame") end
          if size > allowed then bc.refuse("ratio", l.section, allowed, size, "frame") end
        end

        -- Refuses a frame whose bytes end early, by the first check that fails.
        local function refuseCut(l, b, limits)
          local function cut(offset) bc.refuse("truncated", offset, l.length, #b, "frame") end
          if #b < l.route then cut(l.head) end
          if l.hops == nil or #b < l.section then cut(l.route) end
          if l.isCompressed then
            if #b < l.section + l.sizeField then cut(l.section) end
            checkPacking(l)
          end
          if #b < l.section + l.payload then cut(l.section) end
          if l.isCompressed then checkSize(l, b, limits) end
          cut(l.section + l.payload)
        end

        -- The frame at the start of b, by the limits of one app.
        function bc.frame(b, limits)
          local h = bc.header(b)
          local l = bc.layout(h, b)
          if l.payload > limits.payload then bc.refuse("lengthLimit", 12, limits.payload, l.payload, "frame") end
          if l.hops == nil or #b < l.length then refuseCut(l, b, limits) end
          if l.isCompressed then
            checkPacking(l)
            checkSize(l, b, limits)
          end
          local skipped = l.isCompressed and l.sizeField or 0
          return {
            header = h, length = l.length, hops = l.hops, route = l.route, hasRoute = l.hasRoute, section = l.section,
            recipient = l.hasRecipient and bc.part(b, l.head, 8) or nil,
            body = l.section + skipped, bodyLength = l.payload - skipped, original = originalSize(l, b),
            signature = l.signature > 0 and l.section + l.payload or nil,
          }
        end

        -- The frame by the iOS rules or else by Android's, and the iOS refusal; no frame where both refuse.
        function bc.anyFrame(b)
          local isFrame, frame = bc.try(bc.frame, b, bc.limits.ios)
          if isFrame then return frame end
          local refusal = frame
          if refusal.reason ~= "lengthLimit" and refusal.reason ~= "originalLimit" then return nil, refusal end
          isFrame, frame = bc.try(bc.frame, b, bc.limits.android)
          return isFrame and frame or nil, refusal
        end
        """#
}
