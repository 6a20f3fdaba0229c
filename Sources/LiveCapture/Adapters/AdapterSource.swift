import Capture
import HCIAdapters
import LibpcapCapture
import Synchronization

/// A Bluetooth adapter that is watched, or all of them: `hci0`, `bluetooth0`, `bluetooth-monitor`.
///
/// `hciN` goes on through the monitor when its adapter is unplugged, and waits for it; `bluetoothN` ends with it.
package final class AdapterSource: LiveSource {
    package let name: String

    private let kind: AdapterName?
    private let opened = Mutex<Opened?>(nil)

    /// What opening gives to running.
    private struct Opened: Sendable {
        /// What libpcap opened.
        var device: LivePcap
        /// Tells the counters; asking needs no right, yet its socket is opened while there are any.
        var directory: AdapterDirectory
        /// What the user should know about the adapters and need not act on.
        var remarks: [String]
    }

    /// Makes a source of `hciN`, `bluetoothN` or `bluetooth-monitor`; any other name is refused when it is opened.
    package init(name: String) {
        kind = AdapterName(name)
        self.name = name
    }

    package func open() throws(LiveSourceError) {
        guard let kind else {
            throw LiveSourceError(.noAdapter, source: name, message: "an adapter's name is hci0, bluetooth0 or bluetooth-monitor")
        }
        let adapters = try AdapterAccess.current().check(kind, source: name)
        let device = try device(of: kind)
        do throws(HCIFailure) {
            let directory = try AdapterDirectory()
            let remarks = adapters.compactMap(AdapterAccess.advice)
            opened.withLock { $0 = Opened(device: device, directory: directory, remarks: remarks) }
        } catch {
            throw LiveSourceError(.unavailable, source: name, message: error.message)
        }
    }

    /// Opens what libpcap watches for `kind`.
    private func device(of kind: AdapterName) throws(LiveSourceError) -> LivePcap {
        let device: LivePcap
        do throws(LivePcap.Refusal) {
            device = try LivePcap(kind.device)
            if case .raw = kind { try Self.proveRight() }
        } catch {
            throw Self.error(error, source: name)
        }
        guard [.monitor, .h4WithDirection].contains(device.linkType) else {
            throw LiveSourceError(.unavailable, source: name, message: "libpcap gives its packets in an unknown form")
        }
        return device
    }

    package func run(into port: any RecordPort) {
        guard let kind, let opened = opened.withLock({ $0.take() }) else { return port.notice(.lost("it was not opened")) }
        var remarks = port
        for remark in opened.remarks {
            remarks.problem(CaptureProblem(source: name, record: 0, offset: 0, message: remark))
        }
        var watch = AdapterWatch(kind, feed: opened.device, port: port) { Self.counters(kind, opened.directory) }
        watch.run()
    }

    /// Throws when the kernel does not honour the right that the process holds, as in a rootless container.
    ///
    /// The monitor refuses then, while the device of one adapter opens and shows next to nothing.
    private static func proveRight() throws(LivePcap.Refusal) {
        do throws(LivePcap.Refusal) {
            _ = try LivePcap(LiveDevices.monitor)
        } catch {
            if error.kind == .noPermission { throw error }
        }
    }

    /// The counters of the adapters watched, as they are now; none when the kernel does not tell them.
    private static func counters(_ kind: AdapterName, _ directory: AdapterDirectory) -> [UInt16: HCICounters] {
        do throws(HCIFailure) {
            if let index = kind.index { return try directory.counters(index).map { [index: $0] } ?? [:] }
            return Dictionary(try directory.all().map { ($0.index, $0.counters) }, uniquingKeysWith: { first, _ in first })
        } catch {
            return [:]
        }
    }

    /// The error for what libpcap says after every check has passed.
    private static func error(_ refusal: LivePcap.Refusal, source: String) -> LiveSourceError {
        switch refusal.kind {
        case .noPermission: LiveSourceError(.noPermission, source: source, message: AdapterAccess.refused)
        case .noDevice: LiveSourceError(.noAdapter, source: source, message: "libpcap says: \(refusal.words)")
        case .other: LiveSourceError(.unavailable, source: source, message: "libpcap says: \(refusal.words)")
        }
    }
}
