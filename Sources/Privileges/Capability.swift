/// A right of a process that the kernel checks one by one (capabilities(7)).
package enum Capability: String, Sendable, CaseIterable {
    /// Raw sockets: the Bluetooth monitor channel and whole packets of an adapter.
    case netRaw = "cap_net_raw"
    /// Changes of network and Bluetooth devices: bringing an adapter up.
    case netAdmin = "cap_net_admin"
}
