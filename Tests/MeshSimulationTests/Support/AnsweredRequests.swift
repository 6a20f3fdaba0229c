import BitchatFrame

/// The requests that a capture at a node shows as answerable, to tell which is one too many (docs/protocol.md 5.4).
struct AnsweredRequests {
    /// Whose answers are counted: those of the node itself, or of the device at the other end of a link.
    struct Key: Hashable {
        var node: Int
        var sentOver: Int?
        var asker: PeerID
    }

    private var times: [Key: [Int64]] = [:]

    mutating func add(_ key: Key, at time: Int64) { times[key, default: []].append(time) }

    /// Whether eight requests were answerable within the last 30.000 s.
    func isFull(_ key: Key, at time: Int64) -> Bool { (times[key] ?? []).count { time - $0 <= 30_000 } >= 8 }
}
