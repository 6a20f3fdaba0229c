import BitchatFrame

/// The two memories by which iOS drops repeats (docs/protocol.md 5.2 rows 8 and 9).
///
/// At ingress a frame is a repeat for 3.000 s, in the handlers for 300.000 s, both inclusive. A repeat that is dropped is
/// not remembered anew. The handlers' memory holds 1,000 frames and falls to 750 when there are more.
package struct PendingDuplicates: Sendable {
    private var ingress: RecentSet<DuplicateKey>
    private var handled: RecentSet<DuplicateKey>

    /// Makes empty memories, for fewer frames than those of iOS if `capacity` is smaller.
    package init(capacity: Int = .max) {
        ingress = RecentSet(capacity: Self.bounded(ProtocolLimits.ingressRepeats, capacity))
        handled = RecentSet(capacity: Self.bounded(ProtocolLimits.handledRepeats, capacity))
    }

    private static func bounded(_ limit: (most: Int, kept: Int), _ capacity: Int) -> (most: Int, kept: Int) {
        (min(limit.most, capacity), min(limit.kept, capacity))
    }

    /// How many frames each memory holds.
    package var counts: (ingress: Int, handled: Int) { (ingress.count, handled.count) }

    /// Whether the frame came in at most 3 s ago; when it did not, it is remembered.
    package mutating func isIngressRepeat(_ key: DuplicateKey, now: Int64) -> Bool {
        ingress.isRepeat(key, within: ProtocolLimits.ingressRepeat, now: now)
    }

    /// Whether the frame was handled at most 300 s ago; when it was not, it is remembered.
    package mutating func isHandledRepeat(_ key: DuplicateKey, now: Int64) -> Bool {
        handled.isRepeat(key, within: ProtocolLimits.handledRepeat, now: now)
    }
}
