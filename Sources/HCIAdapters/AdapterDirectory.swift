import CBluetooth
import Glibc

/// The kernel's list of adapters, asked through a socket that stays open.
///
/// Asking needs no right; the socket is opened once, so that it can be used after every right was given up. Safe to use from one thread at
/// a time and to hand to another.
package final class AdapterDirectory: Sendable {
    /// How many adapters are asked for: as many as the kernel tells in one request, whose answer is at most two pages of 4096 bytes.
    static let capacity: UInt16 = 1024

    private let descriptor: Int32

    /// Opens the socket; throws `.noBluetooth` where there are no Bluetooth sockets.
    package init() throws(HCIFailure) {
        let opened = bitchat_hci_open()
        guard opened >= 0 else { throw HCIFailure(number: -opened) }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Every adapter by its index, those that are down among them.
    package func all() throws(HCIFailure) -> [HCIAdapter] {
        var indexes = [UInt16](repeating: 0, count: Int(Self.capacity))
        let count = unsafe bitchat_hci_list(descriptor, &indexes, Self.capacity)
        guard count >= 0 else { throw HCIFailure(number: -count) }
        var adapters: [HCIAdapter] = []
        for index in indexes.prefix(Int(count)).sorted() {
            if let adapter = try adapter(index) { adapters.append(adapter) }
        }
        return adapters
    }

    /// The adapter with `index` as it is now; nil when there is none (any more).
    package func adapter(_ index: UInt16) throws(HCIFailure) -> HCIAdapter? {
        var info = hci_dev_info()
        switch unsafe bitchat_hci_info(descriptor, index, &info) {
        case 0: return HCIAdapter(info)
        case -ENODEV: return nil
        case let number: throw HCIFailure(number: -number)
        }
    }

    /// The counters of the adapter with `index` as they are now; nil when there is none.
    package func counters(_ index: UInt16) throws(HCIFailure) -> HCICounters? { try adapter(index)?.counters }
}
