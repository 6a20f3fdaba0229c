/// One connection of a script, with what both of its ends agreed on.
///
/// The central is the GATT client: it writes, the peripheral notifies (docs/protocol.md 1.1).
package struct ScriptedLink: Sendable, Hashable {
    /// The roles of the capturing device.
    package enum Role: Sendable, Hashable {
        /// It made the connection.
        case central
        /// It was connected to.
        case peripheral
    }

    /// How a client finds the service (docs/capture-formats.md 10.6).
    package enum Discovery: Sendable, Hashable {
        /// It reads the whole list of services.
        case everyService
        /// It asks for the one service.
        case byIdentifier
    }

    /// The connection handle.
    package var handle: UInt16
    /// The other device's address.
    package var address: RadioAddress
    /// The capturing device's role.
    package var role: Role
    /// The attributes of the peripheral.
    package var server: GATTServer
    /// The MTU that the central asks for.
    package var clientMTU: UInt16
    /// The MTU that the peripheral answers.
    package var serverMTU: UInt16
    /// The largest ACL packet in bytes of data, both ways.
    package var aclSize: Int
    /// How the central finds the service.
    package var discovery: Discovery
    /// Whether the controller reports the link with the enhanced event.
    package var isEnhanced: Bool

    /// Makes a link; see the properties.
    package init(
        handle: UInt16, address: RadioAddress, role: Role, server: GATTServer, clientMTU: UInt16 = 527,
        serverMTU: UInt16 = 527, aclSize: Int = 251, discovery: Discovery = .everyService, isEnhanced: Bool = false
    ) {
        self.handle = handle
        self.address = address
        self.role = role
        self.server = server
        self.clientMTU = clientMTU
        self.serverMTU = serverMTU
        self.aclSize = aclSize
        self.discovery = discovery
        self.isEnhanced = isEnhanced
    }

    /// The MTU in force.
    package var mtu: Int { Int(max(23, min(clientMTU, serverMTU))) }
    /// The longest value of a write command or a notification.
    package var valueLimit: Int { mtu - 3 }
}
