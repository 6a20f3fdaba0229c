import MeshModel

/// One fragment stream as a page holds it: pieces of one frame that went one way over one link.
struct StreamRow: Sendable, Hashable {
    /// What tells it from others.
    struct Name: Sendable, Hashable {
        /// The source.
        var source: Int
        /// The raw value of the direction, and the link.
        var direction: Int, link: Int
        /// The author and the stream ID.
        var stream: FragmentStream
    }

    /// The name of the whole frame's type.
    var kind: Int
    /// The author.
    var sender: Int?
    /// How many pieces there are, as its first piece says.
    var total: Int
}
