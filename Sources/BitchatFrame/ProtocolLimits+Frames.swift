extension ProtocolLimits {
    /// The declared payload, and the declared size after inflating, that iOS takes; inclusive.
    ///
    /// A framed file of 1 MiB plus its TLV heads and two 65,535-byte names, a header, two IDs and a signature: 1,048,576 +
    /// 18 + 2 · 65,535 + 16 + 8 + 8 + 64. Source: docs/protocol.md 2.3 and chapter 7 rows 16 and 17.
    package static let iosPayload = 1_179_760
    /// The same for Android, which allows 10 MiB; inclusive (docs/protocol.md chapter 7 rows 16 and 17).
    package static let androidPayload = 10_485_760
    /// Declared size after inflating over compressed size; inclusive.
    ///
    /// DEFLATE cannot exceed about 1,032, so this only refuses what would fail anyway, before inflating it. Source:
    /// docs/protocol.md 2.4 and chapter 7 row 18.
    package static let compressionRatio = 50_000
    /// Smaller payloads are never compressed, since they gain nothing; inclusive (docs/protocol.md 2.4, chapter 7 row 19).
    package static let compressionThreshold = 100
    /// A payload counts as compressible below this many distinct bytes per ten (docs/protocol.md 2.4, chapter 7 row 20).
    package static let distinctBytesPerTen = 9
    /// More bytes than this cannot make more distinct values (docs/protocol.md 2.4).
    package static let distinctByteWindow = 256

    /// The lengths that frames are padded to, so that they tell less about their content (docs/protocol.md 2.5).
    package static let paddingBlocks = [256, 512, 1024, 2048]
    /// What an authenticated cipher would add, kept free when a block is chosen (docs/protocol.md 2.5).
    package static let paddingReserve = 16
    /// The longest padding that one byte can count; inclusive (docs/protocol.md 2.5, chapter 7 row 21).
    package static let longestPadding = 255

    /// The hops that the count byte of a route can announce; inclusive (docs/protocol.md 2.3, chapter 7 row 23).
    package static let routeHops = 255
    /// The ttl of a packet at its origin, and what iOS lowers larger ones to (docs/protocol.md chapter 7 row 22).
    package static let originTTL: UInt8 = 7
    /// The bytes of the smallest frame: version 1 without payload (docs/protocol.md 2.3).
    package static let smallestFrame = 22
}
