import BitchatFrame
import BitchatPayload

/// A slice of a larger frame, as `FragmentPayload` reads it.
enum FragmentLua: LuaPayload {
    static let layout: any PayloadLayout.Type = FragmentPayload.self
    static let type: MessageType? = .fragment
    static let kind: StaticString = "fragment"
    static let body = #"""
        local head, most = \#(FragmentPayload.headerLength), \#(ProtocolLimits.iosFragmentTotal)
        if n < head then bc.refuse("short", o, head, n) end
        local index, total, original = bc.u16(b, o + 8), bc.u16(b, o + 10), bc.u8(b, o + 12)
        if total < 1 then bc.refuse("fieldValue", o + 10, 1, 0) end
        if index >= total then bc.refuse("fieldValue", o + 8, total - 1, index) end
        if total > most then bc.refuse("fieldValue", o + 10, most, total) end
        bc.bytes(out, F.stream, o, 8)
        bc.number(out, F.index, index, o + 8, 2)
        bc.number(out, F.total, total, o + 10, 2)
        bc.number(out, F.originalType, original, o + 12, 1)
        if bc.typeName[original] then bc.symbol(out, F.originalTypeName, bc.typeName[original], o + 12, 1) end
        bc.bytes(out, F.data, o + head, n - head)
        return { stream = bc.part(b, o, 8), index = index, total = total, original = original, slice = bc.part(b, o + head, n - head) }
        """#
}
