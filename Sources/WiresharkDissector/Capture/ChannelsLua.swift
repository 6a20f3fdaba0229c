import LinkLayers

/// SDUs of dynamic channels of which Wireshark does not know the service: the attribute protocol of EATT, where they look like it.
enum ChannelsLua: LuaPart {
    static let text = #"""
        local opcodes, mostChannels = bc.set(0x1B, 0x23, 0x1D, 0x12, 0x52), 1024

        -- Whether an SDU begins here that may be a value of the attribute protocol.
        local function begins(segment)
          if #segment < 3 then return false end
          local length = bc.little16(segment, 0)
          return length >= #segment - 2 and length <= \#(LinkLayerLimits.assumedChannelMTU) and opcodes[bc.u8(segment, 2)]
        end

        -- Takes one segment of channel `cid`; a whole SDU becomes a PDU.
        function bc.receiveSegment(info, cid, at)
          if not info or cid < 0x40 then return end
          local segment, key, channels = info.range:raw(), at.sender .. " " .. cid, at.link.channels
          local waiting = channels[key]
          channels[key] = nil
          if waiting then
            waiting.bytes = waiting.bytes .. segment
          elseif begins(segment) then
            waiting = { bytes = string.sub(segment, 3), length = bc.little16(segment, 0), first = at.first }
          else
            return
          end
          if #waiting.bytes < waiting.length then
            at.link.channelCount = (at.link.channelCount or 0) + 1
            if at.link.channelCount > mostChannels then at.link.channels, at.link.channelCount = {}, 1 end
            at.link.channels[key] = waiting
          elseif #waiting.bytes == waiting.length then
            at.first = waiting.first
            bc.receive(waiting.bytes, nil, at)
          end
        end
        """#
}
