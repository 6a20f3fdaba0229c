import BitchatFrame
import BitchatPayload

/// A post on the board, or its tombstone, as `BoardPostPayload` reads it.
enum BoardPostLua: LuaPayload {
    static let layout: any PayloadLayout.Type = BoardPostPayload.self
    static let type: MessageType? = .boardPost
    static let kind: StaticString = "boardPost"
    static let body = #"""
        local known, d = bc.set(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), {}
        local sizes = { [0x01] = 1, [0x02] = 16, [0x05] = 32, [0x09] = 1, [0x0A] = 64 }
        local limits = {
          [0x03] = \#(ProtocolLimits.geohash), [0x04] = \#(ProtocolLimits.boardContent), [0x06] = \#(ProtocolLimits.boardNickname),
        }
        local r = bc.walk(b, o, n, 2, known, true, function(type, p, length)
          if sizes[type] then d[type] = bc.sized(p, length, sizes[type])
          elseif limits[type] then
            bc.sized(p, length, 0, limits[type])
            d[type] = bc.textRange(b, p, length)
            if type == 0x04 then d.contentLength = length end
          elseif known[type] then d[type] = length == 8 and { p, length } or nil end
        end)
        for _, type in ipairs { 0x02, 0x05, 0x0A } do bc.required(d[type], type, o, n) end
        local kind = d[1] and bc.u8(b, d[1][1])
        local isPost = kind == \#(BoardPostPayload.Kind.post.rawValue)
        if not isPost and kind ~= \#(BoardPostPayload.Kind.tombstone.rawValue) then bc.refuse("missingField", o + n, 0x01, 0) end
        if isPost then
          if d[4] and d.contentLength == 0 then d[4] = nil end
          for _, type in ipairs { 0x03, 0x04, 0x06, 0x07, 0x08, 0x09 } do bc.required(d[type], type, o, n) end
          bc.checkPost(b, d[3], d[7], d[8])
        else
          bc.required(d[0x0B], 0x0B, o, n)
        end
        bc.symbol(out, F.boardKind, isPost and "post" or "tombstone", o, n)
        bc.bytes(out, F.postID, d[2][1], 16)
        if isPost then
          bc.text(out, F.geohash, d[3])
          bc.text(out, F.content, d[4])
        end
        bc.bytes(out, F.authorKey, d[5][1], 32)
        if isPost then
          bc.text(out, F.authorNickname, d[6])
          bc.decimal(out, F.createdAt, bc.big(b, d[7][1], 8), d[7][1], 8)
          bc.decimal(out, F.expiresAt, bc.big(b, d[8][1], 8), d[8][1], 8)
          bc.number(out, F.flags, bc.u8(b, d[9][1]), d[9][1], 1)
          bc.flag(out, F.urgent, bc.u8(b, d[9][1]) % 2 == 1, d[9][1], 1)
        else
          bc.decimal(out, F.deletedAt, bc.big(b, d[0x0B][1], 8), d[0x0B][1], 8)
        end
        bc.bytes(out, F.signature, d[0x0A][1], 64)
        bc.unknown(out, b, o, n, 2, known, r)
        """#
}
