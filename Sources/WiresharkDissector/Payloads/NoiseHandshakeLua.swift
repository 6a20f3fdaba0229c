import BitchatFrame
import BitchatPayload

/// One of the three messages of a Noise XX handshake, as `NoiseHandshakePayload` reads it.
enum NoiseHandshakeLua: LuaPayload {
    static let layout: any PayloadLayout.Type = NoiseHandshakePayload.self
    static let type: MessageType? = .noiseHandshake
    static let kind: StaticString = "noiseHandshake"
    static let body = #"""
        local message = n == 32 and 1 or n == 96 and 2 or n == 64 and 3 or nil
        if not message then
          bc.bytes(out, F.content, o, n)
          return {}
        end
        bc.number(out, F.message, message, o, n)
        if message < 3 then bc.bytes(out, F.ephemeralKey, o, 32) end
        if message > 1 then
          bc.bytes(out, F.sealedKey, message == 2 and o + 32 or o, 48)
          bc.bytes(out, F.tag, o + n - 16, 16)
        end
        return { message = message, ephemeralKey = message < 3 and bc.part(b, o, 32) or nil }
        """#
}
