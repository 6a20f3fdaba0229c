/// Why a container has no place for a record.
package enum RecordRefusal: Sendable, Hashable, CaseIterable {
    /// It is a logger's note and no packet.
    case noPacket
    /// The file holds one link type, and began with another.
    case otherLinkType
    /// It is no HCI packet, and the container holds nothing else.
    case notHCI
    /// The container needs a direction, and nothing says which way it went.
    case noDirection
    /// It is longer than readers of the container take.
    case tooLong
    /// It ends within its own prefix.
    case cutPrefix
    /// It is a monitor's note, such as that an adapter came, and no packet.
    case monitorNote
    /// The container knows one adapter, and began with another.
    case otherAdapter

    /// Whether every record of its kind would be refused, so that a file which begins with one is the wrong file.
    package var isForTheWholeKind: Bool { self == .notHCI }

    /// What the records are and why they are left out, to stand behind their number.
    package var message: String {
        switch self {
        case .noPacket: "notes of the logger, which are no packets"
        case .otherLinkType: "records of another link type than the first, which is all that this format holds; pcapng holds both"
        case .notHCI: "records that are no HCI packets, which is all that this format holds; pcapng and pcap hold them"
        case .noDirection: "packets whose direction nothing tells, which this format must say; pcapng and pcap hold them"
        case .tooLong: "records longer than other readers of this format take"
        case .cutPrefix: "records that end before their packet begins"
        case .monitorNote: "notes of the Linux monitor, which are no packets; btsnoop-monitor, pcapng and pcap hold them"
        case .otherAdapter: "records of another adapter than the first; pcapng and btsnoop-monitor keep adapters apart"
        }
    }
}
