import LinkLayers

/// One link as a page holds it.
struct LinkRow: Sendable, Hashable {
    /// What tells it from others.
    struct Name: Sendable, Hashable {
        /// The source.
        var source: Int
        /// The serial number of the connection.
        var serial: Int
    }

    /// The source.
    var source: Int
    /// The link, as its last packet showed it.
    var link: Link
}
