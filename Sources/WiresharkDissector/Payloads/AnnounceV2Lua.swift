import BitchatFrame
import BitchatPayload

/// The announce of rotating peer IDs, as `AnnounceV2Payload` reads it.
enum AnnounceV2Lua: LuaPayload {
    static let layout: any PayloadLayout.Type = AnnounceV2Payload.self
    static let type: MessageType? = .announceV2
    static let kind: StaticString = "announceV2"
    static let body = #"""
        local known, d = bc.set(1, 2, 3, 4), {}
        local r = bc.walk(b, o, n, 1, known, false, function(type, p, length)
          if type == 0x01 then d[1] = bc.sized(p, length, 4)
          elseif type == 0x02 then d[2] = bc.sized(p, length, 64)
          elseif type == 0x03 then
            d[3] = bc.sized(p, length, 1, 8)
            if not bc.isMinimal(b, p, length) then bc.refuse("fieldLength", p, length - 1, length) end
          elseif type == 0x04 then
            bc.sized(p, length, 0, \#(ProtocolLimits.geohash))
            d[4] = bc.textRange(b, p, length)
            if not d[4] then bc.refuse("invalidText", p, 0, length) end
          end
        end)
        bc.required(d[1], 0x01, o, n)
        bc.required(d[2], 0x02, o, n)
        bc.number(out, F.epoch, bc.u32(b, d[1][1]), d[1][1], 4)
        local list = bc.list(out, F.tags, d[2][1], 64)
        for p = d[2][1], d[2][1] + 56, 8 do bc.bytes(list, F.tags, p, 8) end
        if d[3] then bc.capabilities(out, F.capabilities, F.capabilityNames, b, d[3]) end
        if d[4] then bc.text(out, F.bridgeGeohash, d[4]) end
        bc.unknown(out, b, o, n, 1, known, r)
        """#
}
