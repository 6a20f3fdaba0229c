import BitchatFrame
import BitchatPayload

/// The payload of a type no layout is known for, as `UnknownPayload` reads it.
enum UnknownLua: LuaPayload {
    static let layout: any PayloadLayout.Type = UnknownPayload.self
    static let type: MessageType? = nil
    static let kind: StaticString = "unknown"
    static let body = #"""
        bc.bytes(out, F.content, o, n)
        """#
}
