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
