/// A Bluetooth adapter as the kernel knows it.
package struct HCIAdapter: Sendable, Hashable {
    /// Its index: 0 for hci0.
    package var index: UInt16
    /// Its address as people write it, most significant byte first: `00:AA:01:00:00:00`.
    package var address: String
    /// The bus it hangs on, such as `USB`, `UART`, `Virtual`.
    package var bus: String
    /// Whether it is up.
    package var isUp: Bool
    /// The kernel's own counters of it, at the time of asking.
    package var counters: HCICounters

    /// Makes an adapter; see the properties.
    package init(index: UInt16, address: String, bus: String, isUp: Bool, counters: HCICounters) {
        self.index = index
        self.address = address
        self.bus = bus
        self.isUp = isUp
        self.counters = counters
    }

    /// Its name: `hci0`.
    package var name: String { "hci\(index)" }

    /// How many packets passed since the kernel knows it, both ways and of every type it counts.
    package var packets: UInt64 { counters.total }

    /// Every adapter of this machine by its index, those that are down among them.
    package static func all() throws(HCIFailure) -> [HCIAdapter] { try AdapterDirectory().all() }
}
