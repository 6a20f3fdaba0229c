import BitchatFrame

/// A key of fixed width, which a `RecentSet` places by three numbers instead of feeding it to a general hash.
protocol RecentKey: Sendable {
    /// Numbers that are the same for two keys only where all of their parts are.
    var parts: (UInt64, UInt64, UInt64) { get }
}

extension DuplicateKey: RecentKey {
    var parts: (UInt64, UInt64, UInt64) {
        (sender.value, timestamp, UInt64(type.rawValue) << 32 | UInt64(payloadDigest))
    }
}

extension PrefixDuplicateKey: RecentKey {
    var parts: (UInt64, UInt64, UInt64) {
        (sender.value, timestamp, (isFragment ? 1 << 32 : 0) | UInt64(UInt32(bitPattern: hash)))
    }
}
