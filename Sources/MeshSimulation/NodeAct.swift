import BitchatFrame

/// Something that a node does of its own accord, at a time set from outside.
package enum NodeAct: Sendable, Hashable {
    /// It says something to everybody.
    case say(String)
    /// It shares a file with everybody: a name and as many bytes, derived from the name.
    case share(name: String, bytes: Int)
    /// It asks nobody for anything until that time, in milliseconds; it still announces itself, answers and relays.
    case keepSilent(until: Int64)
    /// It says that it leaves, closes its links and does nothing more.
    case leave
}
