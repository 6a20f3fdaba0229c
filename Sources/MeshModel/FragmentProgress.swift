import BitchatFrame

/// How far an incomplete stream has come.
package struct FragmentProgress: Sendable, Hashable {
    /// Which stream.
    package var stream: FragmentStream
    /// The total that the first fragment named.
    package var total: Int
    /// How many different indexes are held.
    package var held: Int
    /// The bytes held.
    package var byteCount: Int
    /// When the first fragment came, in milliseconds.
    package var started: Int64
    /// When the last new index came, in milliseconds.
    package var lastProgress: Int64
    /// Whether the first fragment addressed nobody in particular.
    package var isBroadcast: Bool

    /// Makes a report; see the properties.
    package init(
        stream: FragmentStream, total: Int, held: Int, byteCount: Int, started: Int64, lastProgress: Int64, isBroadcast: Bool
    ) {
        self.stream = stream
        self.total = total
        self.held = held
        self.byteCount = byteCount
        self.started = started
        self.lastProgress = lastProgress
        self.isBroadcast = isBroadcast
    }
}
