import BitchatFrame
import BitchatPayload

/// One-time keys for courier envelopes, as `PrekeyBundlePayload` reads it.
enum PrekeyBundleLua: LuaPayload {
    static let layout: any PayloadLayout.Type = PrekeyBundlePayload.self
    static let type: MessageType? = .prekeyBundle
    static let kind: StaticString = "prekeyBundle"
    static let body = #"""
        local known, entry, d = bc.set(1, 2, 3, 4), \#(PrekeyBundlePayload.entryLength), {}
        local r = bc.walk(b, o, n, 2, known, false, function(type, p, length)
          if type == 0x01 then d[1] = bc.sized(p, length, 32)
          elseif type == 0x02 then
            d[2] = bc.sized(p, length, entry, entry * \#(ProtocolLimits.prekeys))
            if length % entry ~= 0 then bc.refuse("fieldLength", p, length - length % entry, length) end
          elseif type == 0x03 then d[3] = bc.sized(p, length, 8)
          elseif type == 0x04 then d[4] = bc.sized(p, length, 64) end
        end)
        for type = 1, 4 do bc.required(d[type], type, o, n) end
        local first, last = d[2][1], d[2][1] + d[2][2] - entry
        for later = first, last, entry do
          for earlier = first, later - entry, entry do
            if bc.u32(b, earlier) == bc.u32(b, later) then bc.refuse("duplicateField", later, 0, bc.u32(b, later)) end
          end
        end
        bc.bytes(out, F.ownerKey, d[1][1], 32)
        local list = bc.list(out, F.prekeys, d[2][1], d[2][2])
        for p = first, last, entry do
          local one = bc.object(list, F.prekeys, p, entry)
          bc.number(one, F.id, bc.u32(b, p), p, 4)
          bc.bytes(one, F.key, p + 4, 32)
        end
        bc.decimal(out, F.generatedAt, bc.big(b, d[3][1], 8), d[3][1], 8)
        bc.bytes(out, F.signature, d[4][1], 64)
        bc.unknown(out, b, o, n, 2, known, r)
        """#
}
