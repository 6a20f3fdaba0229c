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
    private var records = 0
    private var isPresent = true
    private var told: SourceNotice?

    /// Makes a watch of `name` on `feed`, which delivers to `port`; `counters` are those of every adapter watched, as they are now.
    init(
        _ name: AdapterName, feed: any PacketFeed, port: any RecordPort, clock: WatchClock = .system,
        counters: @escaping () -> [UInt16: HCICounters]
    ) {
        self.name = name
        self.feed = feed
        self.port = port
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
        while true {
            let end: End? =
                switch Readiness.wait(feed.descriptor, stop: port.stopDescriptor, milliseconds: losses.patience) {
                case .stopped: .stopped
                case .ready: readBurst()
                case .hungUp: readBurst() ?? .failed("the device hung up")
                case .idle: rest()
                case .failed(let number): .failed("waiting failed with error \(number)")
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
            switch read(delivers: true, &goesOn) {
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

    /// Reads one packet, and delivers it unless the run is over; `goesOn` becomes false when nothing more is wanted.
    private mutating func read(delivers: Bool, _ goesOn: inout Bool) -> LivePcap.Answer {
        feed.next { time, length, bytes in
            if losses.isPastSnapshot(time) {
                if !delivers { return goesOn = false }
                if losses.applySnapshot() { tell() }
            }
            let packet = AdapterPacket(bytes, feed.linkType, index: name.index)
            if name.index == nil || name.index == packet.adapter { note(packet) }
            if delivers, wants(packet) { goesOn = deliver(packet, time, length, bytes) }
        }
    }

    /// Whether a packet is delivered: all of a device's own, and of the monitor's for one adapter what is that adapter's and no remark.
    private func wants(_ packet: AdapterPacket) -> Bool {
        guard case .adapter(let index) = name else { return true }
        return packet.adapter == index && packet.content != .remark
    }

    /// Delivers a record; false when the run is over.
    private mutating func deliver(_ packet: AdapterPacket, _ time: CaptureTime, _ length: Int, _ bytes: RawSpan) -> Bool {
        records += 1
        let record = CaptureRecord(
            number: records, time: time, direction: .unknown, adapter: packet.adapter, linkType: feed.linkType,
            originalLength: length, fileOffset: 0)
        var port = port
        return port.record(record, bytes)
    }

    /// Accounts for a packet, and tells when the one adapter that is watched goes and comes back.
    private mutating func note(_ packet: AdapterPacket) {
        losses.note(packet)
        guard let index = name.index else { return }
        if packet.content == .vanished, isPresent {
            isPresent = false
            port.notice(.waiting("adapter hci\(index) was unplugged"))
        } else if packet.content == .appeared, !isPresent {
            isPresent = true
            port.notice(.connected)
        }
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
        case .failed(let words):
            _ = losses.applySnapshot()
            tell()
            port.notice(.lost(reason(words)))
        }
    }

    /// Reads what had come before the run was stopped, so that it does not count as lost; it is not delivered.
    private mutating func readTheRest() {
        losses.takeSnapshot()
        var goesOn = true
        for _ in 0..<Self.lastReadLimit where goesOn {
            if read(delivers: false, &goesOn) != .packet { break }
        }
        _ = losses.applySnapshot()
    }

    /// Why a device cannot be read any more, in one clause; a raw socket whose adapter has gone fails with a broken pipe.
    private func reason(_ words: String) -> String {
        guard let index = name.index, words.hasSuffix("Broken pipe") || losses.counters()[index] == nil else { return words }
        return "adapter hci\(index) was unplugged"
    }
}
