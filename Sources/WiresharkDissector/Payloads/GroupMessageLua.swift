import BitchatFrame
import BitchatPayload

/// A message to a private group, as `GroupMessagePayload` reads it.
enum GroupMessageLua: LuaPayload {
    static let layout: any PayloadLayout.Type = GroupMessagePayload.self
    static let type: MessageType? = .groupMessage
    static let kind: StaticString = "groupMessage"
    static let body = #"""
        local known, d = bc.set(1, 2, 3, 4), {}
        local r = bc.walk(b, o, n, 2, known, false, function(type, p, length)
          if type == 0x01 and length == 16 then d[1] = p
          elseif type == 0x02 then d[2] = length == 4 and p or nil
          elseif type == 0x03 and length == 12 then d[3] = p
          elseif type == 0x04 and length > 0 then d[4], d.length = p, length end
        end)
        for type = 1, 4 do bc.required(d[type], type, o, n) end
        bc.bytes(out, F.groupID, d[1], 16)
        bc.number(out, F.epoch, bc.u32(b, d[2]), d[2], 4)
        bc.bytes(out, F.nonce, d[3], 12)
        local hasTag = d.length > 16
        bc.bytes(out, F.ciphertext, d[4], hasTag and d.length - 16 or d.length)
        if hasTag then bc.bytes(out, F.tag, d[4] + d.length - 16, 16) end
        bc.unknown(out, b, o, n, 2, known, r)
        """#
}
