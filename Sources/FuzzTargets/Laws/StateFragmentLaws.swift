/// The laws of fragment assembly (docs/protocol.md 3.6 and 4.6).
extension Law {
    /// What becomes of a fragment.
    static let fragmentOutcome = Law(
        "fragment-outcome", .difference,
        "A fragment is stored, refused or makes its frame whole as the plain list of slices says.",
        source: "docs/protocol.md 3.6")
    /// What the frame is.
    static let fragmentBytes = Law(
        "fragment-bytes", .difference, "A whole frame is its slices in the order of their indexes.",
        source: "docs/protocol.md 3.6")
    /// What order does.
    static let fragmentOrder = Law(
        "fragment-order", .difference, "The pieces of a frame make it whole again in any order, repeats among them.",
        source: "docs/protocol.md 3.6")
    /// What is counted.
    static let fragmentCount = Law(
        "fragment-byte-count", .difference, "The bytes counted are the bytes of the slices held.",
        source: "docs/protocol.md chapter 7 row 27")
    /// What is held.
    static let fragmentMemory = Law(
        "fragment-memory", .difference, "Streams, bytes and buffers stay within their caps.",
        source: "docs/protocol.md chapter 7 rows 25 to 27")
    /// What is forgotten.
    static let fragmentLifetime = Law(
        "fragment-lifetime", .gate, "A stream goes when its first fragment is more than 30.000 s old, and not before.",
        source: "docs/protocol.md chapter 7 row 28")
    /// What is asked for.
    static let fragmentStall = Law(
        "fragment-stall", .gate,
        "Asked for are broadcast streams without a new index for 5.000 s, each again after 10.000 s, the longest stalled 60.",
        source: "docs/protocol.md 4.6")
}
