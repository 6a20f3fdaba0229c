import BitchatFrame
import BitchatPayload
import WireFormat

/// The Lua counterpart of one payload type.
///
/// `body` is the body of a function of `b` (the bytes that hold the payload), `o` and `n` (where it stands in them, from 0) and
/// `out` (the list that takes what is shown). It calls `bc.refuse` where the Swift decoder throws, and returns what rules ask for.
/// `F.key` is the field whose NDJSON key that is.
protocol LuaPayload: LuaPart {
    /// The layout whose names it uses.
    static var layout: any PayloadLayout.Type { get }
    /// The type byte; nil for every other type.
    static var type: MessageType? { get }
    /// The name used in NDJSON.
    static var kind: StaticString { get }
    /// The Lua statements of the function.
    static var body: String { get }
}

extension LuaPayload {
    static var text: String {
        let key = type.map { LuaText.byte($0.rawValue) } ?? "\"unknown\""
        return """
            \(LuaText.names(layout.fields))
            bc.kind[\(key)] = \(LuaText.string("\(kind)"))
            bc.payload[\(key)] = function(b, o, n, out)
            \(body)
            end
            """
    }
}
