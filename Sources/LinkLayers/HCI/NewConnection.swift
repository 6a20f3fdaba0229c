import WireFormat

/// What a connection-complete event says of a new link.
struct NewConnection: Sendable, Hashable {
    /// The connection handle.
    var handle: UInt16
    /// The other device's address: its identity where the controller resolved it.
    var peer: DeviceAddress
    /// The capturing device's end.
    var role: Link.Role
    /// Which radio.
    var transport: Transport
}
