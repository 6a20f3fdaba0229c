import BitchatFrame
import BitchatPayload

/// A request for packets its sender has not seen, as `RequestSyncPayload` reads it.
enum RequestSyncLua: LuaPayload {
    static let layout: any PayloadLayout.Type = RequestSyncPayload.self
    static let type: MessageType? = .requestSync
    static let kind: StaticString = "requestSync"
    static let body = #"""
        local known, d = bc.set(1, 2, 3, 4, 5, 6), {}
        local r = bc.walk(b, o, n, 2, known, true, function(type, p, length)
          if type == 0x01 and length == 1 then d.p = p
          elseif type == 0x02 and length == 4 then d.m = p
          elseif type == 0x03 then
            if length > \#(ProtocolLimits.syncFilter) then bc.refuse("lengthLimit", p, \#(ProtocolLimits.syncFilter), length) end
            d.filter = { p, length }
          elseif type == 0x04 and length >= 1 and length <= 8 then d.types = { p, length }
          elseif type == 0x05 and length == 8 then d.since = p
          elseif type == 0x06 then
            local text = length <= \#(ProtocolLimits.fragmentIDFilter) and bc.textRange(b, p, length)
            if text then d.ids = text else d.ignoresIDs = true end
          end
        end)
        bc.required(d.p, 0x01, o, n)
        bc.required(d.m, 0x02, o, n)
        bc.required(d.filter, 0x03, o, n)
        local parameter, modulus, most = bc.u8(b, d.p), bc.u32(b, d.m), \#(ProtocolLimits.syncParameter)
        if parameter < 1 or parameter > most then bc.refuse("fieldValue", d.p, parameter < 1 and 1 or most, parameter) end
        if modulus < 1 then bc.refuse("fieldValue", d.m, 1, 0) end
        bc.number(out, F.p, parameter, d.p, 1)
        bc.number(out, F.m, modulus, d.m, 4)
        bc.bytes(out, F.filter, d.filter[1], d.filter[2])
        local list = bc.list(out, F.values, d.filter[1], d.filter[2])
        for _, value in ipairs(bc.setValues(parameter, modulus, b, d.filter)) do
          bc.decimal(list, F.values, bc.wide(value), d.filter[1], d.filter[2])
        end
        if d.types then
          local mask, wanted = bc.typeMask(b, d.types), bc.list(out, F.types, d.types[1], d.types[2])
          for _, name in ipairs(bc.maskNames(mask)) do bc.symbol(wanted, F.types, name, d.types[1], d.types[2]) end
          bc.decimal(out, F.rawTypes, bc.wide(mask), d.types[1], d.types[2])
        end
        if d.since then bc.decimal(out, F.sinceTimestamp, bc.big(b, d.since, 8), d.since, 8) end
        if d.ids or d.ignoresIDs then
          local range = d.ids or { o, 0 }
          local ids, tokens = bc.fragmentIDs(b, range)
          local filter = bc.object(out, F.fragmentIDFilter, range[1], range[2])
          local streams = bc.list(filter, F.ids, range[1], range[2])
          for _, id in ipairs(ids) do bc.derived(streams, F.ids, id, range[1]) end
          bc.number(filter, F.tokens, tokens, range[1], range[2])
          bc.flag(filter, F.ignored, #ids == 0, range[1], range[2])
        end
        bc.unknown(out, b, o, n, 2, known, r)
        """#
}
