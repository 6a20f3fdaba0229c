import BitchatFrame

/// The spans at which some clock rule changes its answer, in milliseconds (docs/protocol.md chapter 7).
///
/// Most belong to state machines in modules that stand above this one, so that they are written again here.
enum TimeEdges {
    /// Repeats on a link are dropped (row 33).
    static let ingressRepeat: Int64 = 3_000
    /// A fragment stream stands still (row 7).
    static let fragmentStall: Int64 = 5_000
    /// A stream may be asked for again (row 8).
    static let fragmentRetry: Int64 = 10_000
    /// A maintenance pass comes again (docs/protocol.md 4.6).
    static let maintenance: Int64 = 15_000
    /// Windows, rates, streams and voice frames end (rows 4 to 6 and 28).
    static let responseWindow: Int64 = 30_000
    /// Presence and rebinding end (rows 24 and 38).
    static let presence: Int64 = 60_000
    /// The clock difference (row 1).
    static let skew: Int64 = 120_000
    /// Handled frames are forgotten, and leaves are too old on Android (rows 3 and 34).
    static let handledRepeat: Int64 = 300_000
    /// Announces are too far off on Android (row 2).
    static let androidAnnounce: Int64 = 600_000
    /// Announces, fragments and files are too old (rows 2 and 40).
    static let fragmentAge: Int64 = 900_000
    /// Messages are too old: six hours (row 39).
    static let messageAge: Int64 = 21_600_000
    /// Prekey bundles are too old: a day (row 41).
    static let prekeyAge: Int64 = 86_400_000

    /// All of them, the shortest first.
    static let limits: [Int64] = [
        0, ProtocolLimits.notificationStall, ingressRepeat, fragmentStall, fragmentRetry, maintenance, responseWindow, presence,
        skew, handledRepeat, androidAnnounce, fragmentAge, messageAge, prekeyAge,
    ]
    /// The extremes of a 32-bit span.
    static let extremes: [Int64] = [Int64(Int32.min), Int64(Int32.min) + 1, Int64(Int32.max) - 1, Int64(Int32.max)]
    /// The time of the worked examples (docs/protocol.md chapter 10), in milliseconds since 1970.
    static let reference: UInt64 = 1_760_000_000_000
}

extension Draft {
    /// A span at a limit: one millisecond less, the limit, or one more; sometimes negative.
    mutating func edgeSpan() -> Int64 {
        let span = (pick(TimeEdges.limits) ?? 0) - 1 + Int64(random.below(3))
        return chance(1, in: 4) ? -span : span
    }
}
