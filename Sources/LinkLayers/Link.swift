/// What is known of one connection.
package struct Link: Sendable, Hashable {
    /// Which end of the link the capturing device is.
    package enum Role: UInt8, Sendable, Hashable {
        /// Not known: the connection was made before the capture began.
        case unknown
        /// The capturing device opened the connection.
        case central
        /// The capturing device was connected to.
        case peripheral
    }

    /// Its identity.
    package var id: LinkID
    /// The adapter it belongs to.
    package var adapter: UInt16
    /// The connection handle, or for link-layer captures the low 16 bits of the access address.
    package var handle: UInt16
    /// The link-layer access address, or 0 in HCI captures.
    package var accessAddress: UInt32
    /// The other device's address, where the connection event was seen.
    package var peerAddress: DeviceAddress?
    /// The capturing device's end.
    package var role: Role
    /// The record that opened it, or the first one on it.
    package var openingRecord: Int
    /// The negotiated ATT MTU; 23 until an exchange was seen.
    package var mtu: Int
    /// Whether an MTU exchange was seen.
    package var mtuIsKnown: Bool

    /// Makes a link of which nothing more is known yet.
    package init(id: LinkID, adapter: UInt16, handle: UInt16, accessAddress: UInt32 = 0, openingRecord: Int) {
        self.id = id
        self.adapter = adapter
        self.handle = handle
        self.accessAddress = accessAddress
        self.peerAddress = nil
        self.role = .unknown
        self.openingRecord = openingRecord
        self.mtu = 23
        self.mtuIsKnown = false
    }
}
