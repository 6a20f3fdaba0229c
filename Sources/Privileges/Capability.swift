import CCap

/// A right of a process that the kernel checks one by one (capabilities(7)).
package enum Capability: String, Sendable, CaseIterable {
    /// Raw sockets: the Bluetooth monitor channel and whole packets of an adapter.
    case netRaw = "cap_net_raw"
    /// Changes of network and Bluetooth devices: bringing an adapter up.
    case netAdmin = "cap_net_admin"
    /// Files of any user, whatever their modes say.
    case fileOverride = "cap_dac_override"
    /// Reading files and folders of any user, whatever their modes say.
    case fileSearch = "cap_dac_read_search"

    /// Its number in the kernel's sets; nil where libcap knows none.
    var number: cap_value_t? {
        var number: cap_value_t = 0
        return unsafe cap_from_name(rawValue, &number) == 0 ? number : nil
    }
}
