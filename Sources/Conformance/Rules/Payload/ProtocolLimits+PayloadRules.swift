import BitchatFrame

/// What the rules about payloads count and time; times are milliseconds.
extension ProtocolLimits {
    /// The shortest span between two announces of one peer, even forced ones; inclusive (docs/protocol.md chapter 7 row 37).
    static let announceSpacing: UInt64 = 150
    /// The bytes of a key in an announce (docs/protocol.md 3.1).
    package static let announcedKey = 32
    /// The handshake messages of one peer that iOS works on within `handshakePeriod`; inclusive (docs/protocol.md 3.4).
    static let handshakes = 10
    /// The span in which handshake messages are counted; one that old no longer counts (docs/protocol.md 3.4).
    static let handshakePeriod: Int64 = 60_000
    /// How far ahead an envelope's expiry may be: 24 hours of life and one of grace; inclusive (docs/protocol.md 3.3).
    static let courierLead: UInt64 = 90_000_000
    /// The pings from one link that iOS answers within `pingPeriod`; inclusive (docs/protocol.md 3.12, chapter 7 row 55).
    static let pings = 5
    /// The span in which pings are counted; one that old no longer counts (docs/protocol.md 3.12, chapter 7 row 55).
    static let pingPeriod: Int64 = 10_000
}
