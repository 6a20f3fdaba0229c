import BitchatFrame

/// A sync request to be sent, not yet signed (docs/protocol.md 3.7).
package struct SyncRequest: Sendable, Hashable {
    /// The peer asked, or nil for a broadcast.
    package var recipient: PeerID?
    /// The encoded request.
    package var payload: [UInt8]

    /// Makes a request.
    package init(recipient: PeerID?, payload: [UInt8]) {
        self.recipient = recipient
        self.payload = payload
    }

    /// The frame: ttl 0, so that nobody relays it.
    package func contents(from sender: PeerID, now: Int64) -> FrameContents {
        FrameContents(
            type: .requestSync, ttl: 0, timestamp: UInt64(clamping: now), sender: sender.bytes, recipient: recipient?.bytes,
            payload: payload)
    }
}
