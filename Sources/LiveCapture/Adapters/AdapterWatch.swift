import Capture
import HCIAdapters
import LibpcapCapture
import WireFormat

/// Reads the packets of one device until the run is stopped or the device has gone, and accounts for those that were lost.
struct AdapterWatch {
    /// How many packets are read before the stop descriptor is looked at again.
    private static let burst = 64
    /// How many packets the last comparison reads at most; more than any queue holds.
    private static let lastReadLimit = 100_000

    private let name: AdapterName
    private let feed: any PacketFeed
    private let port: any RecordPort
    private var losses: LossAccount
    private var records: AdapterRecords
    private var told: SourceNotice?

    /// Makes a watch of `name` on `feed`, which delivers to `port`; `counters` are those of every adapter watched, as they are now.
    init(
        _ name: AdapterName, feed: any PacketFeed, port: any RecordPort, clock: WatchClock = .system,
        counters: @escaping () -> [UInt16: HCICounters]
    ) {
        self.name = name
        self.feed = feed
        self.port = port
        records = AdapterRecords(name, feed.linkType, port: port)
        losses = LossAccount(counters: counters, clock: clock)
    }

    /// How reading ended.
    private enum End {
        case stopped
        case failed(String)
    }

    /// Delivers records and notices until the end.
    mutating func run() {
        port.notice(.connected)
        let waiting = Waiting(stopDescriptor: port.stopDescriptor)
        while true {
            let (ending, isGone) = waiting.untilReadable(feed.descriptor, milliseconds: Int(losses.patience))
            let end: End? =
                switch ending {
                case .stopped: .stopped
                case .ready: readBurst() ?? (isGone ? .failed("the device hung up") : nil)
                case .timedOut: rest()
                }
            if let end { return finish(end) }
            losses.checkIfDue()
        }
    }

    /// Reads what waits, up to a burst of packets.
    private mutating func readBurst() -> End? {
        if losses.sawUnrest() { tell() }
        for _ in 0..<Self.burst {
            var goesOn = true
            switch read(&goesOn) {
            case .packet: if !goesOn { return .stopped }
            case .nothing:
                if losses.applySnapshot() { tell() }
                return nil
            case .failure(let words): return .failed("libpcap says: \(words)")
            }
        }
        return nil
    }

    /// Nothing came for a while.
    private mutating func rest() -> End? {
        if losses.balance == nil {
            losses.begin()
            tell()
        }
        if losses.applySnapshot() { tell() }
        return nil
    }

    /// Reads one packet and passes it on; `goesOn` becomes false when the port takes no more.
    private mutating func read(_ goesOn: inout Bool) -> LivePcap.Answer {
        feed.next { time, length, bytes in
            if losses.isPastSnapshot(time), losses.applySnapshot() { tell() }
            goesOn = pass(time, length, bytes)
        }
    }

    /// Accounts for a packet and passes it on; false when the port takes no more.
    private mutating func pass(_ time: CaptureTime, _ length: Int, _ bytes: RawSpan) -> Bool {
        let packet = AdapterPacket(bytes, feed.linkType, index: name.index)
        if name.index == nil || name.index == packet.adapter { losses.note(packet) }
        return records.pass(packet, time, length, bytes)
    }

    /// Tells what the counters show, unless there are none or they show nothing new.
    private mutating func tell() {
        guard let balance = losses.balance, !balance.isEmpty else { return }
        let notice = SourceNotice.counters(passed: balance.passed, read: balance.read)
        if notice != told { port.notice(notice) }
        told = notice
    }

    /// Makes the last comparison, and tells why a device has gone.
    private mutating func finish(_ end: End) {
        if losses.balance == nil { losses.begin() }
        switch end {
        case .stopped:
            readTheRest()
            tell()
            records.tellRefused()
        case .failed(let words):
            _ = losses.applySnapshot()
            tell()
            port.notice(.lost(reason(words)))
        }
    }

    /// Reads what had come before the run was stopped: it is no loss, and passed on as far as the port still takes it.
    private mutating func readTheRest() {
        losses.takeSnapshot()
        var isLate = false
        for _ in 0..<Self.lastReadLimit where !isLate {
            let answer = feed.next { time, length, bytes in
                isLate = losses.isPastSnapshot(time)
                if !isLate { _ = pass(time, length, bytes) }
            }
            guard answer == .packet else { break }
        }
        _ = losses.applySnapshot()
    }

    /// Why a device cannot be read any more, in one clause; a raw socket whose adapter has gone fails with a broken pipe.
    private func reason(_ words: String) -> String {
        guard let index = name.index, words.hasSuffix("Broken pipe") || losses.counters()[index] == nil else { return words }
        return "adapter hci\(index) was unplugged"
    }
}
