import BitchatFrame
import BitchatPayload

/// A mesh probe or its answer, as `PongPayload` reads it.
enum PongLua: LuaPayload {
    static let layout: any PayloadLayout.Type = PongPayload.self
    static let type: MessageType? = .pong
    static let kind: StaticString = "pong"
    static let body = #"""
        local head = \#(EchoContent.length)
        if n < head then bc.refuse("short", o, head, n) end
        bc.bytes(out, F.nonce, o, 8)
        bc.number(out, F.originTTL, bc.u8(b, o + 8), o + 8, 1)
        if n > head then bc.bytes(out, F.leftover, o + head, n - head) end
        """#
}
