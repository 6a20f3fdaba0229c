import Capture
import WireFormat

/// Passes the packets of a device on as records, those that are wanted, and tells when its one adapter goes and comes back.
struct AdapterRecords {
    private let name: AdapterName
    private let linkType: LinkType
    private let port: any RecordPort
    private var count = 0
    private var isPresent = true
    /// Packets that were wanted, and that the port did not take any more.
    private(set) var refused = 0

    /// Makes records of what comes in for `name`, of `linkType`, which go to `port`.
    init(_ name: AdapterName, _ linkType: LinkType, port: any RecordPort) {
        self.name = name
        self.linkType = linkType
        self.port = port
    }

    /// Passes a packet on if it is wanted: its time, its length on the wire and its bytes; false when the port takes no more.
    mutating func pass(_ packet: AdapterPacket, _ time: CaptureTime, _ length: Int, _ bytes: RawSpan) -> Bool {
        notePresence(packet)
        guard wants(packet) else { return true }
        let record = CaptureRecord(
            number: count + 1, time: time, direction: .unknown, adapter: packet.adapter, linkType: linkType,
            originalLength: length, fileOffset: 0)
        var port = port
        let isTaken = port.record(record, bytes)
        if isTaken { count += 1 } else { refused += 1 }
        return isTaken
    }

    /// Tells how many packets came too late to be shown, if any.
    func tellRefused() {
        guard refused > 0 else { return }
        var port = port
        let message = "\(refused) packets had come in and are not shown"
        port.problem(CaptureProblem(source: name.text, record: 0, offset: 0, message: message))
    }

    /// Whether a packet is passed on: all of a device's own, and of the monitor's for one adapter what is that adapter's and no remark.
    private func wants(_ packet: AdapterPacket) -> Bool {
        guard case .adapter(let index) = name else { return true }
        return packet.adapter == index && packet.content != .remark
    }

    private mutating func notePresence(_ packet: AdapterPacket) {
        guard let index = name.index, index == packet.adapter else { return }
        if packet.content == .vanished, isPresent {
            isPresent = false
            port.notice(.waiting("adapter hci\(index) was unplugged"))
        } else if packet.content == .appeared, !isPresent {
            isPresent = true
            port.notice(.connected)
        }
    }
}
