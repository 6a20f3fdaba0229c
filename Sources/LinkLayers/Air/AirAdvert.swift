import WireFormat

/// What one packet on an advertising channel is, by the low four bits of its header.
enum AirAdvert: Sendable, Hashable {
    /// It opens a link.
    case connection(ConnectIndication)
    /// It advertises.
    case report(AdvertisingReport)
    /// It does neither, or concerns one device alone.
    case other

    /// Reads `packet`.
    ///
    /// ADV_IND, ADV_NONCONN_IND, SCAN_RSP and ADV_SCAN_IND are the advertiser's address and the data; header bit 6 says
    /// that the address is random.
    static func read(_ packet: AirPacket, _ bytes: RawSpan) throws(DecodeError) -> AirAdvert {
        switch packet.header & 0x0F {
        case 0, 2, 4, 6:
            var cursor = ByteCursor(packet.payload, layer: .linkLayer)
            let address = try DeviceAddress.read(&cursor, bytes, isRandom: packet.header & 0x40 != 0)
            let isScanResponse = packet.header & 0x0F == 4
            return .report(
                AdvertisingReport(address: address, isScanResponse: isScanResponse, data: cursor.rest, rssi: packet.rssi))
        case 5: return .connection(try ConnectIndication(packet, bytes))
        case 7: return .report(try extended(packet, bytes))
        default: return .other
        }
    }

    /// Reads the extended advertising payload, which ADV_EXT_IND and the AUX packets share.
    ///
    /// Length of the extended header (6 bits) and mode (2 bits), then flags, of which bit 0 says that the advertiser's
    /// address comes first; the data follow the header.
    private static func extended(_ packet: AirPacket, _ bytes: RawSpan) throws(DecodeError) -> AdvertisingReport {
        var cursor = ByteCursor(packet.payload, layer: .linkLayer)
        var header = try cursor.child(Int(try cursor.byte(bytes) & 0x3F), claim: .recordLength)
        var address: DeviceAddress?
        if !header.isAtEnd, try header.byte(bytes) & 1 != 0 {
            address = try DeviceAddress.read(&header, bytes, isRandom: packet.header & 0x40 != 0)
        }
        return AdvertisingReport(address: address, isScanResponse: false, data: cursor.rest, rssi: packet.rssi)
    }
}
