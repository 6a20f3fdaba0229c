/// A part of the Lua dissector: text that adds functions to the table `bc`, in a block of its own.
protocol LuaPart: SendableMetatype {
    /// The Lua statements.
    static var text: String { get }
}
