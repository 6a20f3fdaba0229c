import BitchatFrame
import BitchatPayload

/// A departure, as `LeavePayload` reads it.
enum LeaveLua: LuaPayload {
    static let layout: any PayloadLayout.Type = LeavePayload.self
    static let type: MessageType? = .leave
    static let kind: StaticString = "leave"
    static let body = #"""
        if n > 0 then bc.text(out, F.content, { o, n }) end
        """#
}
