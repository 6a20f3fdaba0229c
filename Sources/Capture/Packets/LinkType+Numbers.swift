extension LinkType {
    /// The link type for a number of pcap or pcapng (docs/capture-formats.md chapter 8).
    package init(pcapNumber number: UInt32) {
        self =
            switch number {
            case 187: .h4
            case 201: .h4WithDirection
            case 254: .monitor
            case 251: .leLinkLayer
            case 256: .leLinkLayerWithHeader
            case 272: .nordicBLE
            case 192: .perPacketInformation
            case 147...162: .user(UInt8(number))
            default: .unsupported(number)
            }
    }

    /// Whether a pcapng packet's inbound and outbound flags say which way an HCI packet went.
    var isHCI: Bool {
        switch self {
        case .h4, .h4WithDirection, .monitor, .hci, .monitorRecord: true
        default: false
        }
    }
}

extension LinkType {
    /// The number of pcap and pcapng under which records of this link type are stored as they are; for those that only another
    /// container has, that of the nearest one.
    package var pcapNumber: UInt32 {
        switch self {
        case .h4: 187
        case .h4WithDirection, .hci: 201
        case .monitor, .monitorRecord: 254
        case .leLinkLayer: 251
        case .leLinkLayerWithHeader: 256
        case .nordicBLE: 272
        case .perPacketInformation: 192
        case .user(let number): UInt32(number)
        case .unsupported(let number): number
        }
    }
}
