/// The laws of gates (docs/protocol.md chapters 5, 7 and 13, and the specification).
package enum GateLaws {
    /// What the rule table refuses.
    package static let forbids = Law(
        "gate-forbids", .gate, "A gate never accepts what the rule table of its profile forbids.",
        source: "docs/protocol.md 5.2, 5.4 and 13.5")
    /// What the rule table accepts.
    package static let demands = Law(
        "gate-demands", .gate, "A gate never refuses what the rule table of its profile demands.",
        source: "docs/protocol.md 5.2, 5.4 and 13.5")
    /// Why it answers so.
    package static let reason = Law(
        "gate-reason", .gate, "A gate names the reason that the rule table of its profile names.",
        source: "docs/protocol.md 5.2, 5.4 and 13.5")
    /// How long answers are awaited.
    package static let window = Law(
        "window-30-s", .gate, "An answer counts while the last request to its peer is at most 30.000 s old, and no longer.",
        source: "docs/protocol.md 5.1")
    /// Whose window is asked.
    package static let windowPeer = Law(
        "window-by-link-peer", .gate, "An answer is judged by the window of the peer that owns its link, not by its author's.",
        source: "docs/protocol.md 5.3")
    /// What a request to everybody opens.
    package static let broadcast = Law(
        "broadcast-registers-nothing", .gate, "A request sent to everybody opens no window.", source: "docs/protocol.md 5.1")
    /// How many answers a peer gets.
    package static let answerRate = Law(
        "rate-8-in-30-s", .gate, "A peer gets at most 8 answers within 30.000 s, and only answered requests count.",
        source: "docs/protocol.md 5.4")
    /// How far a clock may be off.
    package static let skew = Law(
        "skew", .gate,
        "A frame that is no answer is accepted within 119,999 ms (specification) or 120,000 ms (iOS) of the clock.",
        source: "docs/protocol.md 5.2 and chapter 7 row 1")
    /// What a cleanup forgets.
    package static let cleanup = Law(
        "cleanup-after-30-s", .gate, "A cleanup forgets the requests more than 30.000 s old, and no others.",
        source: "docs/protocol.md 5.1")
    /// Where profiles differ.
    package static let differences = Law(
        "gate-profiles-differ-only", .gate, "Two profiles differ about a frame only where the table of differences says so.",
        source: "docs/protocol.md chapter 8")
    /// What a gate remembers.
    package static let memory = Law(
        "gate-memory", .difference, "A gate remembers no more frames, links, requests and answers than it says.",
        source: "docs/protocol.md chapter 7 rows 33 and 34")

    /// All of them.
    package static let all = [
        forbids, demands, reason, window, windowPeer, broadcast, answerRate, skew, cleanup, differences, memory,
    ]
}
