import BitchatFrame
import BitchatPayload

/// How often an event must happen to meet a cap.
enum BurstCounts {
    /// The answers that a peer may have in 30 seconds, links that a peer keeps, voice frames (docs/protocol.md chapter 7 row 6).
    static let answers = 8
    /// The fragment streams that iOS keeps (docs/protocol.md chapter 7 row 26).
    static let streams = 128
    /// The same for Android.
    static let androidStreams = 64
    /// All of them, the smallest first.
    static let all = [
        2, answers - 1, answers, answers + 1, ProtocolLimits.fragmentIDs, ProtocolLimits.fragmentIDs + 1, androidStreams,
        androidStreams + 1, streams, streams + 1, Int(ProtocolLimits.androidFragmentTotal),
        Int(ProtocolLimits.androidFragmentTotal) + 1,
    ]

    /// A count that leaves room for events of this size; small ones come more often.
    static func any(_ size: Int, _ draft: inout Draft) -> Int {
        let most = draft.chance(2, in: 3) ? 5 : all.count
        return min(all[draft.random.below(most)], max(0, draft.room / max(1, size)))
    }
}
