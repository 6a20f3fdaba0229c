import BitchatFrame

/// What tells one fragment stream from another.
package struct FragmentStream: Sendable, Hashable {
    /// The author of the stream's first fragment.
    package var sender: PeerID
    /// The stream ID.
    package var id: UInt64

    /// Makes a name; see the properties.
    package init(sender: PeerID, id: UInt64) {
        self.sender = sender
        self.id = id
    }
}
