import BitchatFrame

extension ProtocolLimits {
    /// The hops of a route that iOS originates; any number is read (docs/protocol.md 2.7, chapter 7 row 23).
    package static let originHops = 4
    /// What one byte of DEFLATE can become at most: two bits for 258 bytes (docs/protocol.md 2.4).
    package static let deflateRatio = 1_032
    /// The shortest padding that a sender makes; inclusive (docs/protocol.md 2.5, chapter 7 row 21).
    package static let shortestPadding = 16
}
