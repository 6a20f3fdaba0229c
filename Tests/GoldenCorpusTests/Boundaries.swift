/// Vectors that must exist: each limit of docs/protocol.md chapter 7 one below, at, and one above, by name.
enum Boundaries {
    static let names = limits.flatMap { limit in limit.values.map { "\(limit.profile)-\(limit.stem)\($0)\(limit.end)" } }

    /// A limit: the stem of the names, the values around it, and what follows them.
    private typealias Limit = (profile: String, stem: String, values: [Int], end: String)

    private static func around(_ profile: String, _ stem: String, _ value: Int, _ end: String = "") -> Limit {
        (profile, stem, [value - 1, value, value + 1], end)
    }

    private static let limits: [Limit] = [
        around("spec", "gate-skew-", 120_000), around("ios", "gate-skew-", 120_000),
        around("ios", "gate-skew-future-", 120_000),
        around("android", "gate-skew-announce-", 600_000), around("android", "gate-skew-leave-", 300_000),
        around("spec", "gate-rsr-after-", 30_000), around("ios", "gate-rsr-after-", 30_000),
        around("spec", "window-", 30_000),
        ("spec", "gate-rate-", [8, 9], ""), around("spec", "gate-rate-9-after-", 30_000),
        around("ios", "budget-9-after-", 30_000),
        around("spec", "fragments-stall-", 5_000), around("ios", "fragments-retry-", 10_000),
        around("ios", "sync-ids-", 60), around("ios", "sync-ids-value-", 1_024), around("ios", "streams-", 60),
        around("ios", "sync-filter-", 1_024), around("ios", "sync-p-", 32), ("ios", "sync-m-", [0, 1], ""),
        ("android", "sync-p-", [0, 1, 255], ""), around("ios", "sync-types-of-", 8), ("ios", "sync-types-of-", [0, 1], ""),
        ("ios", "frame-declares-", [1_179_760, 1_179_761], ""), ("ios", "frame-holds-", [1_179_760, 1_179_761], ""),
        ("android", "frame-declares-", [10_485_760, 10_485_761], ""),
        ("ios", "frame-packed-ratio-", [1_000_000, 1_000_001, 1_179_760, 1_179_761], ""),
        ("android", "frame-packed-ratio-", [10_485_760, 10_485_761], ""),
        ("ios", "block-", [240, 241, 496, 497, 1_008, 1_009, 2_032, 2_033], ""),
        ("ios", "pad-by-", [254, 255], ""), ("ios", "pad-", [256], ""),
        around("ios", "piece-total-", 10_000), around("android", "piece-total-", 256), ("ios", "piece-total-", [0, 1], ""),
        around("ios", "fragments-table-", 128), around("android", "fragments-table-", 64),
        ("ios", "fragments-size-message-", [1_048_576, 1_048_577], ""),
        ("ios", "fragments-size-file-", [1_179_760, 1_179_761], ""),
        around("ios", "fragments-life-", 30_000), around("android", "fragments-life-", 30_000),
        ("ios", "stream-declares-", [8_388_584, 8_388_585], ""), around("ios", "stream-stall-", 250),
        around("ios", "gate-repeat-message-", 3_000), around("android", "gate-cleanup-", 300_000),
        ("ios", "announce-count-", [9, 10, 11], ""), around("ios", "announce-cell-", 12),
        around("ios", "payload-courier-ciphertext-", 16_384), ("ios", "payload-courier-copies-", [0, 1, 7, 8, 9], ""),
        around("ios", "payload-board-text-", 512), around("ios", "payload-board-nickname-", 64),
        around("ios", "payload-board-geohash-", 12),
        around("ios", "payload-prekeys-entries-", 8), around("ios", "plaintext-roster-", 16),
        around("ios", "payload-carrier-event-", 16_384), around("ios", "payload-carrier-geohash-", 12),
        around("ios", "payload-voice-frames-", 8), ("android", "payload-voice-frames-", [0, 1], ""),
        around("ios", "payload-file-content-", 1_048_576), around("ios", "payload-file-size-states-", 1_048_576),
        around("ios", "plaintext-vouch-", 16), ("ios", "plaintext-message-text-", [254, 255], ""),
        around("ios", "payload-handshake-", 32), around("ios", "payload-handshake-", 64), around("ios", "payload-handshake-", 96),
        around("ios", "payload-encrypted-", 20),
    ]
}
