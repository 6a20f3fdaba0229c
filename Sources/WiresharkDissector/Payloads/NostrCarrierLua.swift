import BitchatFrame
import BitchatPayload

/// A Nostr event on its way to or from a gateway, as `NostrCarrierPayload` reads it.
enum NostrCarrierLua: LuaPayload {
    static let layout: any PayloadLayout.Type = NostrCarrierPayload.self
    static let type: MessageType? = .nostrCarrier
    static let kind: StaticString = "nostrCarrier"
    static let body = #"""
        local known, d, longest = bc.set(1, 2, 3), {}, \#(ProtocolLimits.geohash)
        local r = bc.walk(b, o, n, 2, known, false, function(type, p, length)
          if type == 0x01 then
            bc.sized(p, length, 1)
            local code = bc.u8(b, p)
            d.direction, d.place = bc.nostrDirections[code], p
            if not d.direction then bc.refuse("fieldValue", p, code < 1 and 1 or 4, code) end
          elseif type == 0x02 then
            if not bc.isText(b, p, length) then bc.refuse("invalidText", p, 0, length) end
            d.geohash = { p, length }
          elseif type == 0x03 then d.event = { p, length } end
        end)
        bc.required(d.direction, 0x01, o, n)
        bc.required(d.geohash, 0x02, o, n)
        bc.required(d.event, 0x03, o, n)
        local geohash = bc.textRange(b, d.geohash[1], d.geohash[2])
        if geohash[2] < 1 or geohash[2] > longest then
          bc.refuse("fieldLength", d.geohash[1], geohash[2] == 0 and 1 or longest, d.geohash[2])
        end
        bc.sized(d.event[1], d.event[2], 1, \#(ProtocolLimits.carriedEvent))
        bc.symbol(out, F.direction, d.direction, d.place, 1)
        bc.text(out, F.geohash, geohash)
        bc.text(out, F.event, d.event)
        bc.unknown(out, b, o, n, 2, known, r)
        return d
        """#
}
