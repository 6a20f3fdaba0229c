/// The laws of stream assembly (docs/protocol.md 1.5).
package enum StreamLaws {
    /// Which frames come out.
    package static let frames = Law(
        "stream-frames", .difference, "The frames handed on are those of the ten steps over one buffer.",
        source: "docs/protocol.md 1.5")
    /// What is counted.
    package static let counts = Law(
        "stream-counts", .difference, "Padding, dropped and lost bytes are those of the ten steps over one buffer.",
        source: "docs/protocol.md 1.5")
    /// When a stream begins anew.
    package static let reset = Law(
        "stream-reset", .gate, "A stream begins anew for the reason, and at the time, that the ten steps say.",
        source: "docs/protocol.md 1.5 and chapter 7 rows 30 and 31")
    /// What waits.
    package static let buffer = Law(
        "stream-buffer", .difference, "What waits for more is what the ten steps leave, and at most 8,388,608 bytes.",
        source: "docs/protocol.md chapter 7 row 30")
    /// What chunks do.
    package static let chunking = Law(
        "stream-chunking", .difference, "While nothing resets, the same bytes give the same frames however they are cut.",
        source: "docs/protocol.md 1.5")
    /// What writes give.
    package static let writes = Law(
        "write-frames", .difference, "Writes placed by their offsets give the frame, the counts and the reset of the four steps.",
        source: "docs/protocol.md 1.5 and chapter 7 row 32")
    /// What single values give.
    package static let value = Law(
        "single-value", .difference, "A value that is not empty is handed on whole, alone and at once.",
        source: "docs/protocol.md 1.5")

    /// All of them.
    package static let all = [frames, counts, reset, buffer, chunking, writes, value]
}
