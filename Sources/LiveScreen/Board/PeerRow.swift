import BitchatFrame
import LinkLayers

/// One peer as the screen shows it.
struct PeerRow: Sendable, Hashable {
    /// The link that its last packet came over, or where the capturing device's own went.
    struct Path: Sendable, Hashable {
        /// The adapter's number.
        var adapter: UInt16
        /// The connection handle.
        var handle: UInt16
        /// The other device's address, where it is known.
        var address: DeviceAddress?
        /// The capturing device's end.
        var role: Link.Role

        /// The path over `link`.
        init(_ link: Link) {
            adapter = link.adapter
            handle = link.handle
            address = link.peerAddress
            role = link.role
        }
    }

    /// The name of its last announce that some profile takes, cleaned for a terminal; empty while none came.
    var nickname = ""
    /// When a packet of its own was last seen; nil while there were only packets for it, or adverts.
    var lastSeen: Moment?
    /// Where that was.
    var path: Path?
    /// The peer that relayed it; nil for one at the other end of the link.
    var relay: PeerID?
    /// Whether it is the capturing device.
    var isLocal = false
    /// Whether its last packet said that it goes.
    var hasLeft = false
    /// The strength of its last advert that named it, in dBm.
    var strength: Int8?
    /// Packets by it that came in, or that the capturing device sent as its own.
    var packets = 0
    /// Packets that were sent to it over its link.
    var sentTo = 0
}
