import BitchatFrame
import BitchatPayload

/// A peer's name, keys and neighbours, as `AnnouncePayload` reads it.
enum AnnounceLua: LuaPayload {
    static let layout: any PayloadLayout.Type = AnnouncePayload.self
    static let type: MessageType? = .announce
    static let kind: StaticString = "announce"
    static let body = #"""
        local known, d = bc.set(1, 2, 3, 4, 5, 6), {}
        local r = bc.walk(b, o, n, 1, known, true, function(type, p, length, r)
          if type == 0x01 then
            d.nickname = bc.textRange(b, p, length)
            if not d.nickname then d.badNickname = { p, length } end
          elseif type == 0x02 then d.noiseKey = { p, length }
          elseif type == 0x03 then d.signingKey = { p, length }
          elseif type == 0x04 and length > 0 and length % 8 == 0 then d.neighbours = { p, length }
          elseif type == 0x05 then d.capabilities = { p, length }
          elseif type == 0x06 and length <= \#(ProtocolLimits.geohash) then d.geohash = bc.textRange(b, p, length)
          end
        end)
        if not d.nickname and d.badNickname then bc.refuse("invalidText", d.badNickname[1], 0, d.badNickname[2]) end
        bc.required(d.nickname, 0x01, o, n)
        bc.required(d.noiseKey, 0x02, o, n)
        bc.required(d.signingKey, 0x03, o, n)
        bc.text(out, F.nickname, d.nickname)
        bc.bytes(out, F.noiseKey, d.noiseKey[1], d.noiseKey[2])
        bc.bytes(out, F.signingKey, d.signingKey[1], d.signingKey[2])
        if d.neighbours then
          local list = bc.list(out, F.neighbours, d.neighbours[1], d.neighbours[2])
          for p = d.neighbours[1], d.neighbours[1] + d.neighbours[2] - 8, 8 do bc.bytes(list, F.neighbours, p, 8) end
        end
        if d.capabilities then bc.capabilities(out, F.capabilities, F.capabilityNames, b, d.capabilities) end
        if d.geohash then bc.text(out, F.bridgeGeohash, d.geohash) end
        bc.unknown(out, b, o, n, 1, known, r)
        d.leftover = r.leftover
        return d
        """#
}
