import Capture
import Glibc

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
        adapterNames.map(adapter)
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
        return name.hasPrefix(prefix) && isAdapter(adapter) ? self.adapter(adapter) : nil
    }

    /// What `-i` calls it, for a phone at `address`.
    func source(at address: String) -> String { source ?? "tcp:" + address }

    private static let prefix = "bitchat-"
    private static let folder = "/sys/class/bluetooth"

    private static func adapter(_ name: String) -> ExtcapInterface {
        ExtcapInterface(name: prefix + name, title: "Bluetooth adapter \(name)", linkType: .monitor, source: name)
    }

    /// The kernel's names of the adapters, which stand in its folder beside those of connections, such as `hci0:64`.
    private static var adapterNames: [String] {
        guard let folder = unsafe opendir(Self.folder) else { return [] }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if isAdapter(name) { names.append(name) }
        }
        return names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    private static func isAdapter(_ name: String) -> Bool {
        name.hasPrefix("hci") && UInt16(name.dropFirst(3)).map { "hci\($0)" == name } ?? false
    }
}
