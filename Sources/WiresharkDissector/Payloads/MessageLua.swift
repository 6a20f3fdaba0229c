import BitchatFrame
import BitchatPayload

/// A public text, as `MessagePayload` reads it.
enum MessageLua: LuaPayload {
    static let layout: any PayloadLayout.Type = MessagePayload.self
    static let type: MessageType? = .message
    static let kind: StaticString = "message"
    static let body = #"""
        local text = bc.textRange(b, o, n)
        if not text then bc.refuse("invalidText", o, 0, n) end
        bc.text(out, F.text, text)
        """#
}
