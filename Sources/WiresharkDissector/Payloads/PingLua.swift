import BitchatFrame
import BitchatPayload

/// A mesh probe or its answer, as `PingPayload` reads it.
enum PingLua: LuaPayload {
    static let layout: any PayloadLayout.Type = PingPayload.self
    static let type: MessageType? = .ping
    static let kind: StaticString = "ping"
    static let body = #"""
        local head = \#(EchoContent.length)
        if n < head then bc.refuse("short", o, head, n) end
        bc.bytes(out, F.nonce, o, 8)
        bc.number(out, F.originTTL, bc.u8(b, o + 8), o + 8, 1)
        if n > head then bc.bytes(out, F.leftover, o + head, n - head) end
        """#
}
