/// The laws of fragment assembly (docs/protocol.md 3.6 and 4.6).
package enum FragmentLaws {
    /// What becomes of a fragment.
    package static let outcome = Law(
        "fragment-outcome", .difference,
        "A fragment is stored, refused or makes its frame whole as the plain list of slices says.",
        source: "docs/protocol.md 3.6")
    /// What the frame is.
    package static let bytes = Law(
        "fragment-bytes", .difference, "A whole frame is its slices in the order of their indexes.",
        source: "docs/protocol.md 3.6")
    /// What order does.
    package static let order = Law(
        "fragment-order", .difference, "The pieces of a frame make it whole again in any order, repeats among them.",
        source: "docs/protocol.md 3.6")
    /// What is counted.
    package static let count = Law(
        "fragment-byte-count", .difference, "The bytes counted are the bytes of the slices held.",
        source: "docs/protocol.md chapter 7 row 27")
    /// What is held.
    package static let memory = Law(
        "fragment-memory", .difference, "Streams, bytes and buffers stay within their caps.",
        source: "docs/protocol.md chapter 7 rows 25 to 27")
    /// What is forgotten.
    package static let lifetime = Law(
        "fragment-lifetime", .gate, "A stream goes when its first fragment is more than 30.000 s old, and not before.",
        source: "docs/protocol.md chapter 7 row 28")
    /// What is asked for.
    package static let stall = Law(
        "fragment-stall", .gate,
        "Asked for are broadcast streams without a new index for 5.000 s, each again after 10.000 s, the longest stalled 60.",
        source: "docs/protocol.md 4.6")

    /// All of them.
    package static let all = [outcome, bytes, order, count, memory, lifetime, stall]
}
