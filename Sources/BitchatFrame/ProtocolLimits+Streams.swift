extension ProtocolLimits {
    /// The bytes that iOS buffers for one notification stream, and the longest frame it waits for; inclusive.
    ///
    /// Over it the whole buffer is thrown away. Source: docs/protocol.md 1.5 and chapter 7 row 30.
    package static let notificationStream = 8_388_608
    /// How long an unfinished frame may keep its length, in milliseconds, before a chunk that leaves it unfinished resets
    /// the stream; from this value on it does (docs/protocol.md 1.5 and chapter 7 row 31).
    package static let notificationStall: Int64 = 250
    /// The bytes that iOS keeps of writes that make no frame; inclusive (docs/protocol.md 1.5 and chapter 7 row 32).
    package static let writeBuffer = 1_000_000
}
