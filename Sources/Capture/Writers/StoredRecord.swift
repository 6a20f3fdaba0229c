/// A record as pcap and pcapng store it: in its own link type where they have a number for it, else in the HCI link type that
/// keeps what its container said beside the bytes (docs/capture-formats.md chapter 8).
struct StoredRecord: Hashable {
    /// The number of its link type.
    let linkType: UInt32
    /// What is put before its bytes.
    let prefix: RecordPrefix

    /// The fewest bytes that a record of its link type has: readers refuse a file with a shorter one.
    var minimum: Int {
        switch linkType {
        case 187: 1
        case 201: 5
        case 254: 4
        default: 0
        }
    }

    /// Makes the stored form of `record`; nil for a logger's note, which is no packet.
    init?(_ record: CaptureRecord) {
        switch record.linkType {
        case .h4: self.init(h4: record.direction)
        case .hci:
            guard let type = UInt8(exactly: record.tag) else { return nil }
            self.init(201, .directionAndType(isReceived: record.direction == .received, type: type))
        case .monitorRecord: self.init(254, .monitor(adapter: record.adapter, opcode: record.tag))
        default: self.init(record.linkType.pcapNumber, .none)
        }
    }

    /// H4 whose direction stands beside it becomes 201; where nobody knows the direction it stays 187, which has none.
    private init(h4 direction: PacketDirection) {
        switch direction {
        case .sent: self.init(201, .direction(isReceived: false))
        case .received: self.init(201, .direction(isReceived: true))
        default: self.init(187, .none)
        }
    }

    private init(_ linkType: UInt32, _ prefix: RecordPrefix) {
        self.linkType = linkType
        self.prefix = prefix
    }
}
