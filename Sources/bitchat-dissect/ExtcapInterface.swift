import Capture
import HCIAdapters
import LiveCapture

/// One entry of Wireshark's list of interfaces.
struct ExtcapInterface {
    /// Its name in Wireshark, which no interface of another tool has.
    let name: String
    /// What Wireshark shows beside the name.
    let title: String
    /// What it delivers.
    let linkType: LinkType
    /// What `-i` calls it; nil: the address that the user gives.
    let source: String?

    /// Where adb forward makes the phone's stream end, unless the user says otherwise.
    static let standardAddress = "127.0.0.1:8872"

    /// Every entry: the adapters that this machine has now, all of them at once, a phone.
    static var all: [ExtcapInterface] {
        adapters
            + [
                ExtcapInterface(
                    name: "bitchat-monitor", title: "Bluetooth of this computer, every adapter", linkType: .monitor,
                    source: "bluetooth-monitor"),
                ExtcapInterface(
                    name: "bitchat-android", title: "Android phone, snoop stream over TCP", linkType: .h4WithDirection,
                    source: nil),
            ]
    }

    /// The entry called `name`; an adapter's even while the adapter is not there.
    static func named(_ name: String) -> ExtcapInterface? {
        if let known = all.first(where: { $0.name == name }) { return known }
        let adapter = String(name.dropFirst(prefix.count))
        guard name.hasPrefix(prefix), case .adapter = AdapterName(adapter) else { return nil }
        return self.adapter(adapter)
    }

    /// What `-i` calls it, for a phone at `address`.
    func source(at address: String) -> String { source ?? "tcp:" + address }

    private static let prefix = "bitchat-"

    /// The entry of the adapter called `name`, as in `hci0`; its address, where it is there.
    private static func adapter(_ name: String, address: String? = nil) -> ExtcapInterface {
        let title = "Bluetooth adapter \(name)" + (address.map { ", " + $0 } ?? "")
        return ExtcapInterface(name: prefix + name, title: title, linkType: .monitor, source: name)
    }

    /// The entries of the adapters that are there; none where the kernel does not tell them, since none could be watched.
    private static var adapters: [ExtcapInterface] {
        ((try? HCIAdapter.all()) ?? []).map { adapter($0.name, address: $0.address) }
    }
}
