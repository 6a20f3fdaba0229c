/// The laws of gossip sync (docs/protocol.md chapter 4 and 5.4 to 5.6).
package enum SyncLaws {
    /// What is kept.
    package static let store = Law(
        "sync-store", .difference, "A node keeps what the plain list keeps: fresh, by capacity, one announce for each author.",
        source: "docs/protocol.md 5.5")
    /// What is answered.
    package static let answers = Law(
        "sync-answers", .difference, "A node answers with the packets of the plain list, in the order of the stores.",
        source: "docs/protocol.md 5.4")
    /// Of which types.
    package static let types = Law(
        "sync-types", .gate, "An answer is of a type that was asked for; of Android, an announce or a message.",
        source: "docs/protocol.md 4.3 and 5.4")
    /// How old.
    package static let fresh = Law(
        "sync-fresh", .gate, "No answer is older than its type may be.",
        source: "docs/protocol.md 5.5 and chapter 7 rows 39 to 41")
    /// What the asker holds.
    package static let filter = Law(
        "sync-filter", .gate, "No answer is in the filter of the request.", source: "docs/protocol.md 4.4")
    /// The cursor.
    package static let since = Law(
        "sync-since", .gate, "No answer is older than the request's cursor, but for announces, prekeys and named streams.",
        source: "docs/protocol.md 4.5")
    /// Named streams.
    package static let streams = Law(
        "sync-streams", .gate, "A request that names streams is answered with fragments of those streams alone.",
        source: "docs/protocol.md 4.6")
    /// The marks of an answer.
    package static let mark = Law(
        "sync-mark", .gate, "An answer has ttl 0, and the flag IS_RSR where the app knows it.", source: "docs/protocol.md 5.4")
    /// When is asked.
    package static let rounds = Law(
        "sync-rounds", .gate, "A node asks for each round's types when its interval is over, each peer, or everybody.",
        source: "docs/protocol.md 5.6")
    /// What opens windows.
    package static let registers = Law(
        "sync-registers", .gate, "A request to one peer opens its window, one to everybody none.", source: "docs/protocol.md 5.1")
    /// What a filter holds.
    package static let coverage = Law(
        "sync-coverage", .difference,
        "A request's filter has at most 400 bytes and holds its newest packets and nothing else; its cursor says how far.",
        source: "docs/protocol.md 4.4 and 4.5")
    /// How many streams are named.
    package static let named = Law(
        "sync-named-streams", .difference, "A targeted request names the streams asked for, at most 60, in 1,019 bytes.",
        source: "docs/protocol.md 4.2 and 4.6")
    /// Who is gone.
    package static let presence = Law(
        "sync-presence", .gate, "Peers go when their announce is older than 60 s (iOS) or 180 s (Android), at most once in 60 s.",
        source: "docs/protocol.md 5.5")
    /// What both hold in the end.
    package static let converges = Law(
        "sync-converges", .difference,
        "When nothing is lost, a node has after one full round what the other may give it, but for false positives.",
        source: "docs/protocol.md 5.4")
    /// What is never kept.
    package static let directed = Law(
        "sync-directed", .difference, "A packet to one peer is never kept for sync.", source: "docs/protocol.md 3.6 and 5.5")

    /// All of them.
    package static let all = [
        store, answers, types, fresh, filter, since, streams, mark, rounds, registers, coverage, named, presence, converges,
        directed,
    ]
}
