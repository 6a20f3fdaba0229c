/// One step of a gate.
///
/// A profile lists its steps in order; the first that refuses names the reason.
package enum GateCheck: UInt8, Sendable, Hashable, CaseIterable {
    // Who sent it.
    /// Refuses the receiver's own frames (Android).
    case ownSender
    /// Refuses the receiver's own frames, unless flagged as an answer and ttl 0 (docs/protocol.md 5.2 row 2).
    case echo
    /// Refuses a request whose author does not own the bound link (5.2 row 3).
    case requestSource

    // When it was made.
    /// Judges flagged frames by the request window and others by the clock (5.2 rows 4 to 6).
    case windowOrClock
    /// Refuses an announce outside its age limit.
    case announceAge
    /// Refuses a leave outside its age limit.
    case leaveAge
    /// Refuses a message or voice frame outside its age limit.
    case contentAge

    // Whether it was seen before.
    /// Binds an unbound link to the author of a ttl-7 announce (5.2 row 7).
    case linkBinding
    /// Moves a bound link to the author of a verified ttl-7 announce, where that is allowed (5.8 W5).
    case linkRebinding
    /// Refuses what came in within 3 s (5.2 row 8).
    case ingressRepeat
    /// Refuses what was handled within 300 s (5.2 row 9).
    case handledRepeat
    /// Refuses what Android remembers.
    case prefixRepeat
    /// Remembers a frame as Android does; refuses nothing, and stands behind all that refuse on arrival.
    case prefixMemory

    // Whose it is.
    /// Refuses an announce that does not decode.
    case announceLayout
    /// Refuses an announce whose signing key is not 32 bytes long.
    case announceKeyLength
    /// Refuses an announce under an ID that its Noise key does not give.
    case announceIdentity
    /// Refuses the types that want a signature when it is absent, wrong, or cannot be checked.
    case signature
    /// Refuses an announce with other keys than those known.
    case keyChange

    // What it says.
    /// Refuses a frame whose payload does not decode.
    case payloadLayout

    // Requests.
    /// Refuses a request whose ttl is not 0.
    case requestTTL
    /// Refuses a request beyond the answers its author may have; counts it otherwise.
    case requestRate
}
