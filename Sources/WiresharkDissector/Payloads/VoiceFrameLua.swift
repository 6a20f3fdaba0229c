import BitchatFrame
import BitchatPayload

/// One packet of a burst of live voice, as `VoiceFramePayload` reads it.
enum VoiceFrameLua: LuaPayload {
    static let layout: any PayloadLayout.Type = VoiceFramePayload.self
    static let type: MessageType? = .voiceFrame
    static let kind: StaticString = "voiceFrame"
    static let body = #"""
        local head, last, d = \#(VoiceFramePayload.headerLength), o + n, {}
        if n < head then bc.refuse("short", o, head, n) end
        local code, body = bc.u8(b, o + 10), o + head
        local kind = bc.voiceKinds[code]
        if not kind then bc.refuse("fieldValue", o + 10, 4, code) end
        if kind == "start" then
          if body >= last then bc.refuse("truncated", body, 1, 0) end
          if bc.u8(b, body) ~= \#(VoiceFramePayload.codec) then bc.refuse("fieldValue", body, \#(VoiceFramePayload.codec), bc.u8(b, body)) end
        elseif kind == "end" then
          if last - body < 6 then bc.refuse("truncated", body, 6, last - body) end
        elseif kind == "data" then
          local p, most = body, \#(ProtocolLimits.voiceFrames)
          while p < last do
            if last - p < 2 then bc.refuse("truncated", p, 2, last - p) end
            local length = bc.u16(b, p)
            if length == 0 then bc.refuse("fieldValue", p, 1, 0) end
            if length > last - p - 2 then bc.refuse("truncated", p + 2, length, last - p - 2) end
            d[#d + 1] = { p + 2, length }
            p = p + 2 + length
          end
          if #d < 1 or #d > most then bc.refuse("fieldValue", body, #d < 1 and 1 or most, #d) end
        end
        bc.bytes(out, F.burst, o, 8)
        bc.number(out, F.sequence, bc.u16(b, o + 8), o + 8, 2)
        bc.symbol(out, F.voiceKind, kind, o + 10, 1)
        if kind == "start" then bc.number(out, F.codec, bc.u8(b, body), body, 1) end
        if kind == "end" then
          bc.number(out, F.dataPackets, bc.u16(b, body), body, 2)
          bc.number(out, F.duration, bc.u32(b, body + 2), body + 2, 4)
        end
        if kind == "data" then
          local list = bc.list(out, F.frames, body, last - body)
          for _, frame in ipairs(d) do bc.bytes(list, F.frames, frame[1], frame[2]) end
        end
        """#
}
