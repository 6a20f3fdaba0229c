import BitchatFrame
import BitchatPayload

/// A Noise transport message, as `NoiseEncryptedPayload` reads it.
enum NoiseEncryptedLua: LuaPayload {
    static let layout: any PayloadLayout.Type = NoiseEncryptedPayload.self
    static let type: MessageType? = .noiseEncrypted
    static let kind: StaticString = "noiseEncrypted"
    static let body = #"""
        local overhead = \#(NoiseEncryptedPayload.overhead)
        if n < overhead then bc.refuse("short", o, overhead, n) end
        bc.number(out, F.counter, bc.u32(b, o), o, 4)
        bc.bytes(out, F.ciphertext, o + 4, n - overhead)
        bc.bytes(out, F.tag, o + n - 16, 16)
        """#
}
