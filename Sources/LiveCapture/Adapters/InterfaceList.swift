import HCIAdapters
import LibpcapCapture

/// What `-i` can watch on this machine, as rows of words: `bitchat-dissect -D`.
package struct InterfaceList: Sendable {
    private let access: AdapterAccess
    private let devices: [String]

    /// Makes a list of what `access` and libpcap's `devices` say.
    package init(access: AdapterAccess, devices: [String]) {
        self.access = access
        self.devices = devices
    }

    /// The list as things are now; where libpcap cannot list its devices there are none.
    package static func current() -> InterfaceList {
        let devices = Result { () throws(LivePcap.Refusal) in try LiveDevices.bluetooth() }
        return InterfaceList(access: .current(), devices: (try? devices.get()) ?? [])
    }

    /// The adapters under their headings; empty where there is none.
    package var adapters: [[String]] {
        guard case .success(let adapters) = access.adapters, !adapters.isEmpty else { return [] }
        return [["ADAPTER", "ADDRESS", "BUS", "STATE", "PACKETS", "TO WATCH IT"]]
            + adapters.map { adapter in
                [
                    adapter.name, adapter.address, adapter.bus, adapter.isUp ? "up" : "down", "\(adapter.packets)",
                    needs(adapter),
                ]
            }
    }

    /// libpcap's Bluetooth devices, where there is Bluetooth, and the other sources, each with what it shows.
    package var sources: [[String]] {
        let phone = "a stream of btsnoop, as an Android phone gives it: adb forward tcp:8872 tcp:8872, then -i tcp:127.0.0.1:8872"
        let hasBluetooth = if case .success = access.adapters { true } else { false }
        return (hasBluetooth ? devices : []).map { [$0, meaning(of: $0)] } + [
            ["tcp:HOST:PORT", phone],
            ["FILE or -", "a FIFO, a file (read on as it grows) or standard input, in any capture format"],
        ]
    }

    /// What is wrong with this machine or this process, and what to do about it; empty when adapters can be watched.
    package var remarks: [String] {
        switch access.adapters {
        case .failure(let failure): [failure.message]
        case .success(let adapters):
            (adapters.isEmpty ? ["there is no Bluetooth adapter"] : []) + (access.maySniff ? [] : [access.missingRight])
                + adapters.compactMap(AdapterAccess.advice)
        }
    }

    /// What is missing to watch an adapter, in a word or two.
    private func needs(_ adapter: HCIAdapter) -> String {
        let missing = (access.maySniff ? [] : ["cap_net_raw"]) + (adapter.isUp ? [] : ["to be brought up"])
        return missing.isEmpty ? "ready" : "needs " + missing.joined(separator: ", ")
    }

    private func meaning(of device: String) -> String {
        let right = access.maySniff ? "" : ", needs cap_net_raw"
        switch AdapterName(device) {
        case .monitor: return "every adapter, and what the kernel and its programs remark" + right
        case .raw(let index): return "hci\(index) through a socket of its own" + right
        default: return "not known"
        }
    }
}
