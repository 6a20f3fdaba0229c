import CBluetooth

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
    /// How many packets passed since the kernel knows it, both ways and of every type; the kernel's own counters.
    package var packets: UInt64

    /// Its name: `hci0`.
    package var name: String { "hci\(index)" }
}
