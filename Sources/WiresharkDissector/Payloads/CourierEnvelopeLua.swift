import BitchatFrame
import BitchatPayload

/// A sealed message carried for an absent peer, as `CourierEnvelopePayload` reads it.
enum CourierEnvelopeLua: LuaPayload {
    static let layout: any PayloadLayout.Type = CourierEnvelopePayload.self
    static let type: MessageType? = .courierEnvelope
    static let kind: StaticString = "courierEnvelope"
    static let body = #"""
        local known, d = bc.set(1, 2, 3, 4, 5), {}
        local lengths = { { 16, 16 }, { 8, 8 }, { 1, \#(ProtocolLimits.courierCiphertext) }, { 1, 1 }, { 4, 4 } }
        local r = bc.walk(b, o, n, 2, known, false, function(type, p, length)
          if lengths[type] then d[type] = bc.sized(p, length, lengths[type][1], lengths[type][2]) end
        end)
        for type = 1, 3 do bc.required(d[type], type, o, n) end
        bc.bytes(out, F.recipientTag, d[1][1], 16)
        bc.decimal(out, F.expiry, bc.big(b, d[2][1], 8), d[2][1], 8)
        bc.bytes(out, F.ciphertext, d[3][1], d[3][2])
        bc.number(out, F.copies, d[4] and bc.u8(b, d[4][1]) or 1, d[4] and d[4][1] or o, d[4] and 1 or 0)
        if d[5] then bc.number(out, F.prekeyID, bc.u32(b, d[5][1]), d[5][1], 4) end
        bc.unknown(out, b, o, n, 2, known, r)
        """#
}
